import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import type { User } from '../../../src/contract/shared/user/user.ts'
import { ann, bob, silent } from '../drive/people.ts'
import { outcomeOf, seen, startProfile, tooLong } from './profile.outcome.ts'

const firstName = fc.constantFrom('', 'Ann', 'Anna', tooLong)
const user = fc
  .record({
    whose: fc.constantFrom(ann, ann, ann, bob),
    firstName: fc.constantFrom('', 'Ann'),
    about: fc.constantFrom('', 'Hi'),
  })
  .map(({ whose, ...said }): User => ({ ...whose, ...said }))
const refusedFor = (user: User) => new Failure('refused', 409, { code: 'changed-elsewhere', message: 'No.', user })
const change = fc.record({ firstName, about: fc.constantFrom('', 'Hi', 'Hello') }, { requiredKeys: [] })
const of = (type: string, part: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({ type: fc.constant(type), ...part }) as unknown as fc.Arbitrary<AnyEventObject>

const event = fc.oneof(
  { weight: 4, arbitrary: of('user.came', { user }) },
  { weight: 1, arbitrary: of('user.left') },
  { weight: 1, arbitrary: of('user.lapsed') },
  { weight: 5, arbitrary: of('edit.pressed') },
  { weight: 1, arbitrary: of('edit.cancelled') },
  { weight: 6, arbitrary: of('draft.changed', { change }) },
  { weight: 5, arbitrary: of('save.pressed') },
  {
    weight: 3,
    arbitrary: of('version.chosen', {
      field: fc.constantFrom('firstName', 'about'),
      keeps: fc.constantFrom('draft', 'saved'),
    }),
  },
  { weight: 2, arbitrary: of('xstate.error.actor.saveProfile', { error: user.map(refusedFor) }) },
  { weight: 2, arbitrary: of('xstate.done.actor.saveProfile', { output: user }) },
  { weight: 1, arbitrary: of('xstate.done.actor.saveProfile', { output: fc.constant(null) }) },
  { weight: 2, arbitrary: of('xstate.error.actor.saveProfile', { error: fc.constant(silent) }) },
)
const events = fc.array(event, { minLength: 1, maxLength: 30 })

const isAnswer = ({ type }: AnyEventObject) => type.startsWith('xstate')
const isSame = (one?: User, other?: User) => JSON.stringify(one) === JSON.stringify(other)

/** Answers may come when they are not awaited any more, but not before anything was asked. */
async function play(happening: AnyEventObject[], check: (taken: AnyEventObject[], before: Seen, after: Seen) => void) {
  const profile = startProfile()
  const taken: AnyEventObject[] = []
  for (const event of [{ type: 'user.came', user: ann }, ...happening]) {
    if (isAnswer(event) && profile.calls.length === 0) continue
    const before = seen(profile)
    await profile.step(event)
    taken.push(event)
    check(taken, before, seen(profile))
  }
}
type Seen = ReturnType<typeof seen>

describe('a profile, whatever happens in whatever order', () => {
  it('PRO-08 PRO-10 shows, sends and says what a plain model does', async () => {
    await fc.assert(
      fc.asyncProperty(events, (happening) =>
        play(happening, (taken, _, after) => expect(after).toEqual(outcomeOf(taken))),
      ),
      { numRuns: 150 },
    )
  }, 60_000)

  it('PRO-08 PRO-10 loses no draft while the user is the same, unless it is cancelled or saved', async () => {
    await fc.assert(
      fc.asyncProperty(events, (happening) =>
        play(happening, (taken, before, after) => {
          const { type, change, output } = taken.at(-1) ?? { type: 'none' }
          const isDone =
            type === 'edit.cancelled' ||
            type === 'version.chosen' ||
            (output && before.mode === 'saving' && after.mode === 'reading')
          if (isDone || !isSame(before.user, after.user)) return
          const typed = before.mode === 'editing' ? change : {}
          expect(after.draft).toEqual({ ...before.draft, ...typed })
        }),
      ),
      { numRuns: 150 },
    )
  }, 60_000)

  it('PRO-08 no answer of null, for another user or too late replaces the user', async () => {
    await fc.assert(
      fc.asyncProperty(events, (happening) =>
        play(happening, (taken, before, after) => {
          const event = taken.at(-1)
          if (!event || !isAnswer(event)) return
          const answered = event.output ?? event.error?.body?.user
          const isOwn = before.mode === 'saving' && answered?.username === before.user?.username
          expect(after.user).toEqual(isOwn ? answered : before.user)
        }),
      ),
      { numRuns: 150 },
    )
  }, 60_000)
})
