import { describe, expect, it } from 'vitest'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { createMailIds } from '../../../mock-server/mails/mail-ids.ts'
import { createSchedule } from '../../../mock-server/mails/schedule.ts'
import { troubleOf } from '../../../mock-server/mails/trouble.ts'
import { Id } from '../../../src/contract/shared/fields.ts'

describe('when mails are tried', () => {
  it('BCK-03 after 10 s, then twice as long each time, at last every 10 minutes', () => {
    let now = 0
    const { pick, attempted } = createSchedule(() => now)
    const waits = Array.from({ length: 9 }, (_, attempts) => {
      const mail = { id: 'a', attempts }
      const begun = now
      while (!pick([mail])) now += 1000
      attempted(mail)
      return (now - begun) / 1000
    })
    expect(waits).toEqual([0, 10, 20, 40, 80, 160, 320, 600, 600])
  })

  it('at a start all that wait, the oldest first; later none that another server is trying', () => {
    let now = 0
    const { pick, attempted } = createSchedule(() => now)
    const [old, tried, fresh, theirs] = [
      { id: 'a', attempts: 3 },
      { id: 'b', attempts: 1 },
      { id: 'c', attempts: 0 },
      { id: 'd', attempts: 1 },
    ]
    const first = pick([old, tried])
    attempted(old)
    const second = pick([{ ...old, attempts: 4 }, tried, fresh])
    attempted(tried)
    const taken = pick([{ ...old, attempts: 4 }, { ...tried, attempts: 2 }, { ...fresh, attempts: 1 }, theirs])
    now = 10_000
    const free = pick([{ ...old, attempts: 4 }, { ...tried, attempts: 2 }, { ...fresh, attempts: 1 }, theirs])
    expect([first, second, taken, free]).toEqual([old, tried, undefined, { ...fresh, attempts: 1 }])
  })
})

describe('why a mail is not delivered', () => {
  const failure = (received: object) =>
    Object.assign(new Error('https://flux.example/?token=secret pass-word'), received)
  it.each([
    [{ code: 'ESOCKET' }, 'The SMTP server cannot be reached.'],
    [{ code: 'ETIMEDOUT' }, 'The SMTP server does not answer.'],
    [{ code: 'EAUTH', responseCode: 535, response: '535 pass-word' }, 'The SMTP server refuses the sign-in (535).'],
    [
      { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1 <ann@x.test> unknown' },
      'The SMTP server refuses the sender or the recipient (550 5.1.1).',
    ],
    [
      { code: 'EMESSAGE', responseCode: 554, response: '554-5.7.1 bad link ?token=secret' },
      'The SMTP server refuses the mail (554 5.7.1).',
    ],
    [{ code: 'EELSE' }, 'The mail could not be delivered.'],
    [{}, 'The mail could not be delivered.'],
  ])('BCK-03 is described without the words of the server or the mailer: %o', (received, trouble) => {
    expect(troubleOf(failure(received)).words).toBe(trouble)
  })

  it.each([
    [{ code: 'EENVELOPE', responseCode: 549 }, false],
    [{ code: 'EENVELOPE', responseCode: 550 }, true],
    [{ code: 'EENVELOPE', responseCode: 554 }, true],
    [{ code: 'EENVELOPE', responseCode: 555 }, false],
    [{ code: 'EENVELOPE', responseCode: 450 }, false],
    [{ code: 'EENVELOPE' }, false],
    [{ code: 'EMESSAGE', responseCode: 554 }, false],
    [{ code: 'EAUTH', responseCode: 550 }, false],
    [{}, false],
  ])('BCK-03 is final where sender or recipient are permanently refused: %o', (received, isFinal) => {
    expect(troubleOf(failure(received)).isFinal).toBe(isFinal)
  })
})

describe('ids of mails', () => {
  it('grow, whatever the clock does, and are ids of the contract', () => {
    let now = Date.parse('2026-01-05T12:00:00.000Z')
    const newId = createMailIds({ ...systemEnvironment, now: () => now })
    const ids = [newId(), newId()]
    now += 3_600_000
    ids.push(newId())
    now -= 7_200_000
    ids.push(newId())
    expect([ids.toSorted(), ids.every((id) => Id.safeParse(id).success)]).toEqual([ids, true])
  })
})
