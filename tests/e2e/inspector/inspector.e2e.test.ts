import type { Page } from '@playwright/test'
import { manyRenderers } from '../chromium.ts'
import { demo, expect, signIn, test } from '../test.ts'

const lit = (inspector: Page) => inspector.locator('[data-state][data-active]')
const stateOf = (inspector: Page, id: string) => inspector.locator(`[data-state="${id}"]`)

test('CHT-04 the inspector highlights the session chart during sign-in, follows a reload, and shows no password', async ({
  page,
  context,
}) => {
  const inspector = await context.newPage()
  await inspector.goto('/inspector')
  await expect(inspector.getByText('No window of the app is inspected')).toBeVisible()

  await page.goto('/terminal?inspect')
  await expect(stateOf(inspector, 'session.signedOut.confirmed')).toHaveAttribute('data-active', 'true')
  await signIn(page)
  await expect(stateOf(inspector, 'session.signedIn.fresh')).toHaveAttribute('data-active', 'true')
  await expect(inspector.locator('text[data-taken]')).toHaveCount(1)

  await inspector
    .getByRole('button', { name: /^logIn/ })
    .first()
    .click()
  await expect(inspector.getByRole('option', { name: 'draft.changed' }).first()).toBeVisible()
  await expect(inspector.getByRole('img', { name: 'The logIn chart' })).toBeVisible()
  await inspector.getByLabel('Filter charts').fill('session')
  await inspector.getByRole('button', { name: /^session/ }).click()
  const everything = await inspector.evaluate(
    () =>
      new Promise<string>((received) => {
        const channel = new BroadcastChannel('market-flux.inspection')
        channel.addEventListener('message', ({ data }) => data.type === 'window.told' && received(JSON.stringify(data)))
        channel.postMessage({ type: 'inspector.opened' })
      }),
  )
  expect([
    everything.includes('draft.changed'),
    everything.includes(demo.email),
    everything.includes(demo.password),
  ]).toEqual([true, true, false])

  const sequence = inspector.getByRole('listbox', { name: 'Sequence' })
  await inspector.getByLabel('Filter messages by chart or event').fill('signIn.completed')
  await expect(sequence.getByRole('option')).toContainText([
    /overlay → root.*signIn\.completed/,
    /root → place.*signIn\.completed.*after overlay: signIn\.completed/,
  ])
  await sequence.getByRole('option').last().click()
  await expect(inspector.getByRole('img', { name: 'The place chart' })).toBeVisible()
  await expect(inspector.getByText('Paused')).toBeVisible()
  await inspector.getByRole('button', { name: /^session/ }).click()
  await inspector.getByRole('button', { name: 'Follow' }).click()
  await inspector.getByLabel('Filter events').fill('signIn.given')
  await inspector.getByRole('option', { name: 'signIn.given' }).last().click()
  await expect(inspector.getByRole('list', { name: 'Changes of the context' })).toContainText('user')
  await inspector.getByRole('button', { name: 'Follow' }).click()

  // this is a production build: users cannot be signed out from another page
  await expect(inspector.getByText('Send an event')).toHaveCount(0)
  const answer = await inspector.evaluate(
    () =>
      new Promise((received) => {
        const channel = new BroadcastChannel('market-flux.inspection')
        channel.addEventListener('message', ({ data }) => {
          const actor = data.window?.actors?.find(({ name }: { name: string }) => name === 'session')?.id
          const event = { type: 'signOut.pressed' }
          if (actor) channel.postMessage({ type: 'event.given', id: '1', window: data.window.id, actor, event })
          if (data.type === 'event.answered') received(data.isTaken)
        })
        channel.postMessage({ type: 'inspector.opened' })
      }),
  )
  expect(answer).toBe(false)

  await page.goto('/contact-us')
  await expect(inspector.getByRole('heading', { name: /contact-us/ })).toBeVisible()
  await expect(stateOf(inspector, 'session.signedIn.fresh')).toHaveAttribute('data-active', 'true')
  await expect(lit(inspector)).toHaveCount(3)
})

test('CHT-04 the active state and its transition are in view, large enough to read, without cut letters', async ({
  page,
  context,
}) => {
  const inspector = await context.newPage()
  await inspector.setViewportSize({ width: 1440, height: 900 })
  await inspector.goto('/inspector')
  await page.goto('/terminal?inspect')
  const inSight = { ratio: 0.99 }
  await expect(stateOf(inspector, 'session.signedOut.confirmed')).toBeInViewport(inSight)
  await expect(inspector.locator('text[data-taken]')).toBeInViewport(inSight)
  await expect(inspector.getByText('restoreSignIn answers → signedOut')).toBeVisible()
  const [scale, preloaded, fonts] = await inspector.evaluate(() => {
    const chart = document.querySelector<SVGSVGElement>('svg.chart')
    return [
      (chart?.getBoundingClientRect().width ?? 0) / (chart?.viewBox.baseVal.width ?? 0),
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) => href).sort(),
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : []))
        .sort(),
    ] as const
  })
  expect([scale > 0.79, preloaded.length, fonts]).toEqual([true, 2, preloaded])

  await signIn(page)
  await expect(stateOf(inspector, 'session.signedIn.fresh')).toBeInViewport(inSight)
  await expect(inspector.getByText('signIn.given → signedIn').first()).toBeVisible()
  await inspector.getByRole('button', { name: 'Full size' }).click()
  await expect(stateOf(inspector, 'session.signedIn.fresh')).toBeInViewport(inSight)
  const cramped = await inspector.evaluate(() => {
    const widthOf = (text: Element) => Number(text.parentElement?.querySelector('rect')?.getAttribute('width'))
    const texts = [...document.querySelectorAll<SVGTextElement>('.chart .arrow text')]
    return texts.filter((text) => text.getComputedTextLength() + 8 > widthOf(text)).length
  })
  expect(cramped).toBe(0)
})

test('CHT-04 the user menu opens the inspector in a new window while inspection is on', async ({ page, context }) => {
  await page.goto('/terminal?inspect')
  await signIn(page)
  await page.getByRole('button', { name: /Beta Tester/ }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: 'Inspector' }).click()
  const inspector = await opened
  await expect(inspector.getByRole('img', { name: 'The session chart' })).toBeVisible()
  await inspector.getByRole('button', { name: 'Step back' }).click()
  await expect(inspector.getByText('Paused')).toBeVisible()
})

test.describe('with a renderer for each page', () => {
  // one that crashes takes its renderer along
  test.use({ ownBrowser: manyRenderers })

  test('CHT-04 a crashed page is removed from the list', async ({ page, context }) => {
    const inspector = await context.newPage()
    await inspector.goto('/inspector')
    await page.goto('/terminal?inspect')
    await expect(inspector.getByRole('heading', { name: /terminal/ })).toBeVisible()
    await page.goto('chrome://crash').catch(() => undefined)
    await expect(inspector.getByRole('heading', { name: /terminal/ })).toHaveCount(0)
  })
})
