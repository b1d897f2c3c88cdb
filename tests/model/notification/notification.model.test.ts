import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { noticeOf, notificationMachine } from '../../../src/machines/notification/notification.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const saved = { kind: 'Success', text: 'Saved.' }
const copied = { kind: 'Success', text: 'Link Copied.', displayTime: 1_500 }
const received = (notice: object) => ({ type: 'notice.raised', notice })
const passing = (after: number) => ({ type: 'xstate.after.displayTime.notification.shown.passing', after })
const cases = [
  { ...received(saved), says: '3000 ms' },
  { type: 'reader.came' },
  { type: 'reader.left' },
  { type: 'notice.dismissed' },
  { ...passing(3_000), says: '3000 ms' },
]

/** NTF-01, NTF-02: what is shown after these events; time passes only for a notice that the user is not reading. */
function outcomeOf(events: AnyEventObject[]) {
  let shown: { displayTime?: number } | undefined
  let isRead = false
  let left = 0
  for (const event of events) {
    if (event.type === 'notice.raised') shown = event.notice
    if (event.type === 'notice.dismissed') shown = undefined
    if (event.type === 'reader.came') isRead = shown !== undefined
    if (event.type === 'reader.left') isRead = false
    if (event.after !== undefined && !isRead) left -= event.after
    else left = shown?.displayTime ?? 3_000
    if (left <= 0) shown = undefined
    if (!shown) isRead = false
  }
  return shown
}

describe('notification', () => {
  const covered = coverage(notificationMachine)
  for (const { name, events } of walks(notificationMachine, cases)) {
    it(`NTF-01 NTF-02 ${name}`, async () => {
      const notification = drive(notificationMachine)
      await notification.walk(events, (soFar) => expect(noticeOf(notification.snapshot())).toEqual(outcomeOf(soFar)))
      covered.add(notification.walked)
    })
  }
  covered.prove()
})

describe('a notice', () => {
  const came = { type: 'reader.came' }
  const left = { type: 'reader.left' }

  it.each([
    ['NTF-01 a notice stays 3000 ms by default', [received(saved)], 3_000],
    ['NTF-01 a notice stays for its own display time', [received(copied)], 1_500],
    [
      'NTF-02 a notice has its whole time after another one',
      [received(saved), { type: 'wait', ms: 2_999 }, received(copied)],
      1_500,
    ],
    [
      'NTF-02 a notice has its whole time when it comes again',
      [received(saved), { type: 'wait', ms: 2_999 }, received(saved)],
      3_000,
    ],
    [
      'NTF-01 a notice has its whole time after the user has left it',
      [received(saved), came, { type: 'wait', ms: 9_000 }, left],
      3_000,
    ],
    [
      'NTF-02 a notice that came while the user was reading has its whole time afterwards',
      [received(copied), came, received(saved), { type: 'wait', ms: 9_000 }, left],
      3_000,
    ],
  ])('%s', async (_, events: AnyEventObject[], displayTime) => {
    const { step, pass, snapshot } = drive(notificationMachine)
    for (const event of events) {
      if (event.type === 'wait') pass(event.ms)
      else await step(event)
    }
    pass(displayTime - 1)
    const before = noticeOf(snapshot())
    pass(1)
    const shown = events.findLast(({ type }) => type === 'notice.raised')?.notice
    expect([before, noticeOf(snapshot())]).toEqual([shown, undefined])
  })
})
