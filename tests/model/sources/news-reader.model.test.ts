import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { newsReaderMachine } from '../../../src/machines/sources/news-reader.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const cases = [
  { type: 'reader.changed', reader: 'bob' },
  { type: 'token.came', token: 'ann-1' },
  { type: 'token.came', token: 'ann-2' },
]

/** What the server is shown: each token, and no one when the reader of a token changes. */
function presentedIn(events: AnyEventObject[]) {
  const presented: (string | null)[] = []
  for (const { type, token } of events) {
    if (type === 'token.came') presented.push(token)
    if (type === 'reader.changed' && (presented.at(-1) ?? null) !== null) presented.push(null)
  }
  return presented.map((token) => ({ type: 'token.presented', token }))
}

describe('news reader', () => {
  const covered = coverage(newsReaderMachine)
  for (const { name, events } of walks(newsReaderMachine, cases, ({ value }) => value)) {
    it(`CHT-02 SRC-09 newsReader: ${name}`, async () => {
      const { walk, walked, sentTo } = drive(newsReaderMachine, { streams: ['presentToken'] })
      await walk(events, (soFar) => expect(sentTo('presentToken')).toEqual(presentedIn(soFar)))
      covered.add(walked)
    })
  }
  covered.prove()
})
