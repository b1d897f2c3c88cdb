import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { hasSheet, sharingMachine } from '../../../src/machines/news-pit/sharing.machine.ts'
import { storyOf } from '../../unit/content/content-item.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'
import { itemOf } from '../feed/live-feed.seen.ts'

const real = { ...itemOf('real', 1), link: 'https://example.test/a' }
const simulated = { ...itemOf('made-up', 1), source: 'simulated' }
const cases = [
  { type: 'share.asked', says: 'real', item: real },
  { type: 'share.asked', says: 'simulated', item: simulated },
  { type: 'share.asked', says: 'of the News Pit', item: storyOf('story'), way: 'copy' },
  { type: 'share.asked', says: 'nothing' },
  { type: 'xstate.done.actor.shareLink', says: 'copied', output: 'copied' },
  { type: 'xstate.done.actor.shareLink', says: 'handed over', output: 'handedOver' },
  { type: 'xstate.error.actor.shareLink', error: new Failure('refused') },
]
const shared: Record<string, object> = {
  real: { title: 'Headline real, version 1', link: 'https://example.test/a', way: 'sheet' },
  simulated: { title: 'Simulated: Headline made-up, version 1', link: '/news-pit/made-up', way: 'sheet' },
  'of the News Pit': { title: 'Simulated: Headline story', link: '/news-pit/story', way: 'copy' },
}

function outcomeOf(events: AnyEventObject[]) {
  const said: unknown[] = []
  const calls: unknown[] = []
  let isSharing = false
  for (const { type, says, output } of events) {
    if (type === 'share.asked') {
      if (isSharing || says === 'nothing') continue
      isSharing = true
      calls.push({ port: 'shareLink', input: shared[says] })
    } else {
      isSharing = false
      if (output === 'copied') said.push({ type: 'link.copied' })
      if (!output) said.push({ type: 'copy.failed' })
    }
  }
  return { said, calls }
}

describe('sharing', () => {
  const covered = coverage(sharingMachine)
  for (const { name, events } of walks(sharingMachine, cases, undefined, {})) {
    it(`FED-15 PIT-11 ${name}`, async () => {
      const { walk, walked, said, calls } = drive(sharingMachine, { promises: ['shareLink'], input: {} })
      await walk(events, (soFar) => expect({ said, calls }).toEqual(outcomeOf(soFar)))
      covered.add(walked)
    })
  }
  covered.prove()

  it('PIT-11 knows whether the system has a sheet of its own', () => {
    const of = (input: { hasSheet?: boolean }) =>
      hasSheet(drive(sharingMachine, { promises: ['shareLink'], input }).snapshot())
    expect([of({ hasSheet: true }), of({ hasSheet: false }), of({})]).toEqual([true, false, false])
  })
})
