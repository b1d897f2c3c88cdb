import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { documentOf, overlayMachine, pageOf } from '../../src/machines/overlay.machine.ts'
import { coverage, drive } from './drive.ts'
import { walks } from './walks.ts'

const cases = [
  { type: 'overlay.asked' },
  { type: 'logIn.asked', says: 'of itself' },
  { type: 'logIn.asked', says: 'to resume', resumes: true },
  { type: 'legal.asked', says: 'terms' },
  { type: 'legal.asked', says: 'privacy', document: 'privacy' },
  { type: 'overlay.dismissed' },
  { type: 'signIn.given' },
  { type: 'member.came' },
]

/** OVL-01, OVL-02, SES-02. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  let page: string | undefined
  let document = 'tos'
  let resumes = false
  const close = () => {
    page = undefined
    said.push({ type: 'overlay.closed' })
  }
  for (const event of events) {
    if (event.type === 'logIn.asked') {
      page = 'LogIn'
      resumes = event.resumes === true
    }
    if (event.type === 'legal.asked' || event.type === 'overlay.asked') {
      page = 'Legal'
      document = event.document ?? 'tos'
    }
    if (event.type === 'overlay.dismissed' && page) close()
    if (event.type === 'member.came' && page === 'LogIn') close()
    if (event.type === 'signIn.given' && page) {
      if (!resumes) said.push({ type: 'place.asked', path: '/terminal' })
      close()
    }
  }
  return { page, document, said }
}

const seen = ({ snapshot, said }: ReturnType<typeof drive<typeof overlayMachine>>) => ({
  page: pageOf(snapshot()),
  document: documentOf(snapshot()),
  said,
})

describe('overlay', () => {
  const covered = coverage(overlayMachine)
  for (const { name, events } of walks(overlayMachine, cases, ({ context }) => context)) {
    it(`OVL-01 SES-02 ${name}`, async () => {
      const overlay = drive(overlayMachine)
      await overlay.walk(events, (soFar) => expect(seen(overlay)).toEqual(outcomeOf(soFar)))
      covered.add(overlay.walked)
    })
  }
  covered.prove()

  it.each([
    ['OVL-01 opened without a page it shows Legal', [{ type: 'overlay.asked' }], 'Legal', []],
    [
      'OVL-01 after closing its page is undefined',
      [{ type: 'logIn.asked' }, { type: 'overlay.dismissed' }],
      undefined,
      ['overlay.closed'],
    ],
    [
      'OVL-03 a look at the terms from LogIn closes nothing',
      [{ type: 'logIn.asked' }, { type: 'legal.asked' }, { type: 'logIn.asked' }],
      'LogIn',
      [],
    ],
    [
      'SES-02 a sign-in closes it and goes to the Terminal',
      [{ type: 'logIn.asked' }, { type: 'signIn.given' }],
      undefined,
      ['place.asked', 'overlay.closed'],
    ],
    [
      'SES-02 a sign-in for an action that resumes closes it and goes nowhere',
      [{ type: 'logIn.asked', resumes: true }, { type: 'signIn.given' }],
      undefined,
      ['overlay.closed'],
    ],
    [
      'SES-02 a sign-in that arrives while the terms are read closes it too',
      [{ type: 'logIn.asked' }, { type: 'legal.asked' }, { type: 'signIn.given' }],
      undefined,
      ['place.asked', 'overlay.closed'],
    ],
  ])('%s', async (_, events, page, saidTypes) => {
    const { walk, snapshot, said } = drive(overlayMachine)
    await walk(events)
    expect([pageOf(snapshot()), said.map(({ type }) => type)]).toEqual([page, saidTypes])
  })
})
