import { expect, it } from 'vitest'
import { whoIsHere } from '../../../src/machines/session/session.machine.ts'
import { ownerOf, workspaceOf } from '../../../src/machines/shared/workspace.machine.ts'
import { firstWorkspace } from '../../../src/rules/shared/page/workspace.ts'
import { annFirst, bobSecond } from '../drive/people.ts'
import { answers, send } from '../wiring/shared/scene.ts'
import { type Scene, walkTogether } from './walk-together.ts'

const hers = {
  ...firstWorkspace,
  feedConfigurations: [{ id: 'feed-1', name: '', searchContext: { keywords: ['of ann'] } }],
}

/** The browser keeps a Terminal of Ann's; of others it keeps none. It answers at once. */
function settle(scene: Scene) {
  for (const { port, said } of scene.news()) {
    if (port !== 'workspace sends to keepWorkspace' || (said as { type: string }).type !== 'workspace.wanted') continue
    const { owner } = said as { owner?: string }
    const kept = owner === 'ann' ? hers : undefined
    scene.take(send('workspace', { type: 'workspace.recalled', owner, kept }))
  }
}

it('SES-03 TRM-06 no feed searches for what is another user’s, wherever session and Terminal can come', () => {
  const { states, wrong } = walkTogether({
    charts: ['session', 'workspace', 'feed.0', 'feed.1', 'builder.0'],
    settle,
    steps: {
      'no user is remembered': answers('session', 'recallUser', {}),
      'the sign-in is restored': answers('session', 'restoreSignIn', annFirst),
      'no user is signed in': answers('session', 'restoreSignIn', undefined),
      'ann signs in': send('session', { type: 'signIn.given', signIn: annFirst }),
      'bob signs in in another tab': send('session', { type: 'tab.signedIn', signIn: bobSecond }),
      'the sign-in lapses': send('session', { type: 'tab.lapsed', since: 1 }),
      'sign-out is pressed': send('session', 'signOut.pressed'),
      'a feed is added': send('workspace', 'feed.added'),
      'a feed is removed': send('workspace', 'feed.removed'),
    },
    picture: (scene) => {
      const [session, workspace] = [scene.snapshot('session'), scene.snapshot('workspace')]
      const feeds = workspaceOf(workspace).feedConfigurations
      return {
        session: session.value,
        who: whoIsHere(session),
        user: session.context.signIn?.user.username,
        owner: ownerOf(workspace),
        wanted: [0, 1].map((slot) => feeds[slot]?.searchContext),
        searched: [0, 1].map((slot) => scene.snapshot(`feed.${slot}`).children.list?.getSnapshot().context.search),
        open: [0, 1].map((slot) => scene.snapshot(`feed.${slot}`).children.list !== undefined),
        built: scene.snapshot('builder.0').context.feed.searchContext,
      }
    },
    faults: ({ who, user, owner, wanted, searched, open, built }) => [
      ...(who !== 'unknown' && owner !== user ? [`the Terminal of ${owner} is shown`] : []),
      ...(user !== 'ann' && JSON.stringify([wanted, built]).includes('of ann') ? ['what is Ann’s is shown'] : []),
      ...(JSON.stringify(open) === JSON.stringify(wanted.map(Boolean))
        ? []
        : ['a feed that is not there is searched for']),
      ...[0, 1].flatMap((slot) =>
        !open[slot] || JSON.stringify(searched[slot]) === JSON.stringify(wanted[slot])
          ? []
          : [`feed ${slot} searches for something else`],
      ),
    ],
  })
  expect(wrong).toEqual([])
  expect(states.length).toBeGreaterThan(10)
})
