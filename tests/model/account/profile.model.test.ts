import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { canSave, profileMachine } from '../../../src/machines/account/profile.machine.ts'
import { coverage } from '../drive/drive.ts'
import { pairedWalks } from '../drive/pairs.ts'
import { annLee, ann as blankAnn, bob, silent } from '../drive/people.ts'
import { outcomeOf, seen, startProfile, tooLong } from './profile.outcome.ts'

const ann = { ...blankAnn, profession: 'Trader', country: 'Japan' as const }
const came = (says: string, user: object) => ({ type: 'user.came', says, user })
const change = (says: string, part: object) => ({ type: 'draft.changed', says, change: part })
const answered = (says: string, output: unknown) => ({ type: 'xstate.done.actor.saveProfile', says, output })
const failed = (error: Error) => ({ type: 'xstate.error.actor.saveProfile', error })
const annCame = came('ann', ann)
const annChanged = came('ann changed', annLee)
const left = { type: 'user.left' }
const edit = { type: 'edit.pressed' }
const cancel = { type: 'edit.cancelled' }
const typed = change('first name', { firstName: 'Anna' })
const save = { type: 'save.pressed' }
const elsewhere = (says: string, user: object) => {
  const body = { code: 'changed-elsewhere', message: 'No.', user }
  return { type: 'xstate.error.actor.saveProfile', says, error: new Failure('refused', 409, body) }
}
const choose = (keeps: 'draft' | 'saved', field = 'firstName') => ({
  type: 'version.chosen',
  says: keeps,
  field,
  keeps,
})
const annSaved = { ...ann, firstName: 'Anna' }
const saved = answered('saved', annSaved)
const cases = [
  annCame,
  came('ann again', { ...ann }),
  annChanged,
  came('bob', bob),
  left,
  { type: 'user.lapsed' },
  edit,
  cancel,
  typed,
  change('long first name', { firstName: tooLong }),
  save,
  saved,
  answered('null', null),
  answered('bob', bob),
  failed(silent),
  elsewhere('contested', annLee),
  choose('draft'),
  choose('saved'),
]

async function profileAfter(...events: AnyEventObject[]) {
  const profile = startProfile()
  await profile.walk(events)
  return { ...profile, seen: () => seen(profile) }
}

describe('profile', () => {
  const facets = ({
    user,
    draft,
    base,
  }: {
    user?: { username: string; firstName: string }
    draft: { firstName: string }
    base: { firstName: string }
  }) => [user?.username, user?.firstName, draft.firstName, base.firstName]
  const paired = pairedWalks(profileMachine, cases, ({ context }) => facets(context))
  const covered = coverage(profileMachine, paired.pairs)
  for (const { name, events } of paired.walks) {
    it(`PRO-08 PRO-10 PRO-12 ${name}`, async () => {
      const profile = startProfile()
      await profile.walk(events, (soFar) => expect(seen(profile)).toEqual(outcomeOf(soFar)))
      covered.add(profile.walked)
    })
  }
  covered.prove()
})

const editing = [annCame, edit, typed]
const { username: _, email, ...fields } = ann
const draft = { ...fields, firstName: 'Anna' }

describe('a profile', () => {
  it('PRO-05 PRO-06 the profile shows the stored user and cannot be edited before Edit is pressed', async () => {
    const { seen } = await profileAfter(annCame, typed, save)
    expect(seen()).toEqual({
      user: ann,
      draft: fields,
      problems: {},
      elsewhere: {},
      mode: 'reading',
      canSave: false,
      said: [],
      calls: [],
    })
  })

  it('PRO-06 PRO-07 PRO-12 sends what was changed and what it was before, with the account’s e-mail, and once however often Save is pressed', async () => {
    const { seen } = await profileAfter(...editing, change('e-mail', { country: 'Kenya' }), save, save)
    expect([seen().calls, seen().mode]).toEqual([
      [
        {
          port: 'saveProfile',
          input: { firstName: 'Anna', country: 'Kenya', email, base: { firstName: '', country: 'Japan' } },
        },
      ],
      'saving',
    ])
  })

  it('PRO-07 PRO-08 a saved profile is read-only at once, and shows the server’s answer from then on', async () => {
    const profile = await profileAfter(...editing, save)
    const { mode, draft: shown } = profile.seen()
    await profile.step(answered('tidied', { ...annSaved, about: 'Tidied' }))
    const { calls: _, ...after } = profile.seen()
    const user = { ...annSaved, about: 'Tidied' }
    expect([mode, shown, after]).toEqual([
      'saving',
      draft,
      {
        user,
        draft: { ...draft, about: 'Tidied' },
        problems: {},
        elsewhere: {},
        mode: 'reading',
        canSave: false,
        said: [{ type: 'user.updated', user }],
      },
    ])
  })

  it.each([
    ['firstName', 'First name must not exceed 32 characters.', 32],
    ['lastName', 'Last name must not exceed 32 characters.', 32],
    ['profession', 'Profession must not exceed 32 characters.', 32],
    ['about', 'About must not exceed 350 characters.', 350],
  ])('VAL-09 PRO-07 with %s over its limit stays in edit mode: %s', async (field, message, limit) => {
    const profile = await profileAfter(...editing, change('longest', { [field]: 'x'.repeat(limit) }))
    const longest = canSave(profile.snapshot())
    await profile.step(change('too long', { [field]: 'x'.repeat(limit + 1) }))
    await profile.step(save)
    const { problems, mode, calls } = profile.seen()
    expect([longest, canSave(profile.snapshot()), problems, mode, calls]).toEqual([
      true,
      false,
      { [field]: message },
      'editing',
      [],
    ])
  })

  it.each([
    ['silence', failed(silent)],
    ['400', failed(new Failure('refused', 400))],
    ['403', failed(new Failure('refused', 403))],
    ['500', failed(new Failure('refused', 500))],
    ['an answer outside the contract', failed(new Failure('offContract'))],
    ['an answer of null', answered('null', null)],
    ['another user', answered('bob', bob)],
  ])(
    'PRO-10 a profile answered with %s keeps what was typed in edit mode, reports the failure, and can be saved again',
    async (_, answer) => {
      const profile = await profileAfter(...editing, save, answer)
      const { calls: __, ...after } = profile.seen()
      await profile.step(save)
      await profile.step(saved)
      expect([after, profile.seen().user]).toEqual([
        {
          user: ann,
          draft,
          problems: {},
          elsewhere: {},
          mode: 'editing',
          canSave: true,
          said: [{ type: 'save.failed' }],
        },
        annSaved,
      ])
    },
  )

  const { username: ___, email: ____, ...stored } = annLee
  it('PRO-08 a draft is kept when the same user is stored again; fields that were not edited follow the change', async () => {
    const profile = await profileAfter(...editing, came('ann again', { ...ann }))
    const { draft: same, mode } = profile.seen()
    await profile.step(annChanged)
    expect([same, mode, profile.seen().draft, profile.seen().mode]).toEqual([
      draft,
      'editing',
      { ...stored, firstName: 'Anna' },
      'editing',
    ])
  })

  it.each([
    ['in another tab while it is edited', [annChanged]],
    ['refused by the server', [save, elsewhere('contested', annLee)]],
  ])(
    'PRO-12 a profile whose field was changed elsewhere, %s, shows both values and is saved once one is chosen',
    async (_, events) => {
      const profile = await profileAfter(...editing, ...events)
      const asked = profile.calls.length
      await profile.step(save)
      const { elsewhere: shown, draft: yours, canSave, calls } = profile.seen()
      await profile.step(choose('draft'))
      await profile.step(save)
      const input = { email, firstName: 'Anna', base: { firstName: 'Ann' } }
      expect([shown, yours.firstName, canSave, calls.length - asked, profile.seen().calls.at(-1)]).toEqual([
        { firstName: 'Ann' },
        'Anna',
        false,
        0,
        { port: 'saveProfile', input },
      ])
    },
  )

  it('PRO-12 takes what was saved elsewhere where that is chosen, and keeps what else was typed', async () => {
    const profile = await profileAfter(...editing, change('about', { about: 'Rates.' }), annChanged, choose('saved'))
    expect([profile.seen().draft, profile.seen().elsewhere, profile.seen().canSave]).toEqual([
      { ...stored, about: 'Rates.' },
      {},
      true,
    ])
  })

  it('PRO-12 tells of the user as stored when a save is refused for it', async () => {
    const { said } = await profileAfter(...editing, save, elsewhere('contested', annLee))
    expect(said).toEqual([{ type: 'save.contested', user: annLee }])
  })

  it('RTE-13 PRO-12 a draft of the page before is held against what it began from', async () => {
    const base = { ...fields, about: 'Before' }
    const returned = { type: 'draft.changed', change: { ...base, firstName: 'Anna' }, base }
    const profile = await profileAfter(annCame, edit, returned, save)
    expect(profile.calls).toEqual([
      { port: 'saveProfile', input: { email, firstName: 'Anna', base: { firstName: '' } } },
    ])
  })

  it('PRO-08 PRO-10 a profile changed by another tab during a save keeps its draft when the save fails, and Cancel shows the change', async () => {
    const profile = await profileAfter(...editing, save, annChanged, failed(silent))
    const { draft: kept, user } = profile.seen()
    await profile.step(cancel)
    expect([kept, user, profile.seen().draft, profile.seen().mode]).toEqual([
      { ...stored, firstName: 'Anna' },
      annLee,
      stored,
      'reading',
    ])
  })

  it('SES-03 PRO-08 the profile of a user whose sign-in has lapsed is in edit mode again when the same user is back', async () => {
    const profile = await profileAfter(...editing, { type: 'user.lapsed' })
    const away = profile.seen().mode
    await profile.step(annChanged)
    expect([away, profile.seen().mode, profile.seen().draft, profile.seen().user]).toEqual([
      'reading',
      'editing',
      { ...stored, firstName: 'Anna' },
      annLee,
    ])
  })

  it('SES-03 PRO-10 a save that met a lapse is repeated when the same user is back', async () => {
    const profile = await profileAfter(...editing, save, { type: 'user.lapsed' }, annCame)
    expect([profile.seen().calls, profile.seen().said, profile.seen().mode]).toEqual([
      Array(2).fill({ port: 'saveProfile', input: { firstName: 'Anna', email, base: { firstName: '' } } }),
      [],
      'saving',
    ])
  })

  it.each([
    ['another user comes', came('bob', bob)],
    ['the user is signed out', left],
  ])('SES-03 the draft of a user whose sign-in has lapsed is dropped when %s', async (_, event) => {
    const profile = await profileAfter(...editing, { type: 'user.lapsed' }, event, annCame)
    expect([profile.seen().draft, profile.seen().mode]).toEqual([fields, 'reading'])
  })

  it('PRO-06 Cancel drops the draft', async () => {
    const { seen } = await profileAfter(...editing, cancel)
    expect([seen().draft, seen().mode]).toEqual([fields, 'reading'])
  })

  it.each([
    ['while it is edited', editing],
    ['while it is saved', [...editing, save]],
    ['after a failed save', [...editing, save, failed(silent)]],
  ])('SES-03 signing out %s leaves nothing of the user for the next', async (_, steps) => {
    const profile = await profileAfter(...steps, left)
    const { said, calls, ...gone } = profile.seen()
    if (steps.at(-1) === save) await profile.step(saved)
    await profile.step(came('bob', bob))
    const { username: __, email: ___, ...ofBob } = bob
    expect([gone.user, gone.draft, profile.seen().user, profile.seen().draft, profile.seen().mode]).toEqual([
      undefined,
      Object.fromEntries(Object.keys(fields).map((field) => [field, ''])),
      bob,
      ofBob,
      'reading',
    ])
    expect(profile.said).toEqual(said)
    expect(profile.calls).toEqual(calls)
  })
})
