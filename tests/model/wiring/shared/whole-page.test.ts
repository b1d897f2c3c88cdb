import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { draftOf as contactDraftOf } from '../../../../src/machines/contact/contact.machine.ts'
import { isLive } from '../../../../src/machines/feed/live-feed.machine.ts'
import { frameOf, standingOf } from '../../../../src/machines/live-tv/player.machine.ts'
import { isFramed } from '../../../../src/machines/markets/embed.machine.ts'
import { whoIsHere } from '../../../../src/machines/session/session.machine.ts'
import { ownerOf, workspaceOf } from '../../../../src/machines/shared/workspace.machine.ts'
import { storyOf } from '../../../unit/content/content-item.ts'
import { newsItem } from '../../../unit/feed/news-item.ts'
import { ann, annFirst } from '../../drive/people.ts'
import { createBrowser } from '../../faults/browser.ts'
import { eventually } from '../../faults/scene.ts'

let browser: ReturnType<typeof createBrowser>
/** What the server says of the sign-in that the browser has kept. */
let restored: Response | undefined

beforeEach(() => {
  browser = createBrowser()
  onTestFinished(browser.close)
  restored = undefined
  vi.stubGlobal('fetch', (path: string) => {
    if (restored && path.endsWith('/persisted-login')) return Promise.resolve(restored.clone())
    return new Promise<never>(() => undefined)
  })
})

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const signedOut = () => json(200, { user: null, accessToken: null })
const who = () => whoIsHere(browser.app().session.getSnapshot())
const signIn = () => browser.app().session.send({ type: 'signIn.given', signIn: annFirst })

async function openPage() {
  await browser.open('/terminal')
  return { ...browser.app(), ...(await browser.app().widgets()) }
}

const embeds = ['tapeEmbed', 'timelineEmbed', 'heatmapEmbed'] as const

it('LEG-04 EMB-01 TV-01 no frame of others stays when consent to third-party content is withdrawn', async () => {
  const { consent, player, ...page } = await openPage()
  const framed = () => [
    ...embeds.filter((name) => isFramed(page[name].getSnapshot())),
    ...(frameOf(player.getSnapshot()) === undefined ? [] : ['player']),
  ]
  const openAreas = () => {
    for (const name of embeds) page[name].send({ type: 'area.opened' })
  }
  openAreas()
  const seen = [framed()]
  consent.send({ type: 'all.allowed' })
  openAreas()
  seen.push(framed())
  consent.send({ type: 'settings.asked' })
  consent.send({ type: 'choice.changed', change: { thirdParty: false } })
  consent.send({ type: 'choice.saved' })
  openAreas()
  seen.push(framed())
  expect([seen, standingOf(player.getSnapshot())]).toEqual([[[], [...embeds, 'player'], []], 'still'])
})

it('LEG-04 EMB-01 TV-01 consent that was withdrawn is withdrawn for the next page, too', async () => {
  const { consent } = await openPage()
  consent.send({ type: 'all.allowed' })
  consent.send({ type: 'necessary.kept' })
  const { player, ...page } = await openPage()
  for (const name of embeds) page[name].send({ type: 'area.opened' })
  expect([embeds.map((name) => isFramed(page[name].getSnapshot())), standingOf(player.getSnapshot())]).toEqual([
    [false, false, false],
    'still',
  ])
})

/** Ann, signed in, has seen a headline, which is kept for a start without network. */
async function seeAsAnn() {
  browser.news([newsItem('a', { title: 'Seen by Ann' })])
  await browser.open('/terminal')
  const { consent, feeds } = browser.app()
  consent.send({ type: 'all.allowed' })
  signIn()
  await eventually(() => isLive(feeds[0].getSnapshot())).toBe(true)
  // the worker's code comes late
  await eventually(() => {
    browser.clock.increment(10_000)
    return kept()
  }).toContain('Seen by Ann')
}
const kept = () => JSON.stringify([...browser.database].filter(([name]) => name.startsWith('market-flux-last-seen')))

it('SES-03 what a member saw is kept no longer when they sign out', async () => {
  await seeAsAnn()
  browser.app().session.send({ type: 'signOut.pressed' })
  await eventually(kept).toBe('[]')
})

it('SES-03 what a member saw is kept no longer when the server has ended their sign-in meanwhile', async () => {
  await seeAsAnn()
  await eventually(() => localStorage.getItem('market-flux.shell')).toBeTruthy()
  restored = json(401, { code: 'unauthorized', message: 'The sign-in has ended.' })
  browser.news([])
  await browser.open('/terminal')
  await eventually(who).toBe('visitor')
  await eventually(kept).toBe('[]')
})

it('SES-03 what a member saw is kept no longer for the next who opens the page as a visitor', async () => {
  await seeAsAnn()
  // as it is once a sign-in without Remember Me has gone with the browser
  localStorage.removeItem('market-flux.shell')
  restored = signedOut()
  browser.news([])
  await browser.open('/terminal')
  await eventually(who).toBe('visitor')
  await eventually(kept).toBe('[]')
})

it('SES-03 what a member saw of a list that comes later is kept no longer either', async () => {
  const seen = { at: 1, owner: ann.username, search: {}, items: [storyOf('one')] }
  browser.database.set('market-flux-last-seen stories', seen)
  restored = signedOut()
  await browser.open('/terminal')
  browser.app().consent.send({ type: 'all.allowed' })
  await eventually(who).toBe('visitor')
  const before = kept()
  const { spotlight } = await browser.app().widgets()
  await spotlight()
  await eventually(kept).toBe('[]')
  expect(before).toContain(ann.username)
})

it('FED-14 who signs in while building goes on with the draft, also where the Terminal that is kept of them has no such feed', async () => {
  restored = signedOut()
  await browser.open('/terminal')
  browser.app().consent.send({ type: 'all.allowed' })
  signIn()
  browser.app().workspace.send({ type: 'search.chosen', slot: 0, search: { keywords: ['of ann'] } })
  browser.app().session.send({ type: 'signOut.pressed' })
  const { feeds, workspace, session, overlay } = browser.app()
  const { builderOf } = await (await browser.app().widgets()).builders()
  await eventually(() => ownerOf(workspace.getSnapshot())).toBe(undefined)
  workspace.send({ type: 'feed.added' })
  const builder = builderOf(1)
  feeds[1].send({ type: 'builder.asked' })
  builder.send({ type: 'filters.changed', action: { type: 'add', key: 'keywords', value: 'typed' } })
  const draft = () => builder.getSnapshot().context.draft
  const typed = [draft(), workspaceOf(workspace.getSnapshot()).feedConfigurations.length]
  builder.send({ type: 'save.asked' })
  overlay.send({ type: 'signIn.given' })
  session.send({ type: 'signIn.given', signIn: { ...annFirst, turn: 9, since: 9 } })
  await eventually(() => ownerOf(workspace.getSnapshot())).toBe(ann.username)
  expect([typed, draft(), builder.getSnapshot().value]).toEqual([
    [{ keywords: ['typed'], queryLanguage: 2 }, 2],
    { keywords: ['typed'], queryLanguage: 2 },
    { saver: 'writing' },
  ])
})

it.each([
  ['stays on the page', 'a draft stands there', 'Rates.', '/contact-us'],
  ['goes to the Terminal', 'nothing is typed', '', '/terminal'],
])('SES-02 who signs in from the contact page %s when %s', async (_, __, message, at) => {
  const granted = json(200, { user: ann, accessToken: 'ann-1' })
  const answers = { '/persisted-login': signedOut(), '/user/login': granted }
  vi.stubGlobal('fetch', (path: string) => {
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))
    return found ? Promise.resolve(found[1].clone()) : new Promise<never>(() => undefined)
  })
  await browser.open('/contact-us')
  await eventually(who).toBe('visitor')
  const { contact, overlay, logIn } = browser.app()
  contact.send({ type: 'draft.changed', change: { message } })
  overlay.send({ type: 'logIn.asked' })
  logIn.send({ type: 'draft.changed', change: { email: ann.email, password: 'Secret-1-of-Ann' } })
  logIn.send({ type: 'form.submitted' })
  await eventually(who).toBe('member')
  expect([location.pathname, contactDraftOf(contact.getSnapshot()).message]).toEqual([at, message])
})

it('SPT-01 the Spotlight is not searched for before its panel is first open, and once then', async () => {
  const { root, spotlight } = await openPage()
  const searched = () => root.system.get('spotlight') !== undefined
  const before = searched()
  const [first, second] = [await spotlight(), await spotlight()]
  expect({ before, after: searched(), isSame: first === second }).toEqual({ before: false, after: true, isSame: true })
})
