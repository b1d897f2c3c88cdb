import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Desk } from '../../../src/contract/desks/desks.ts'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { deskSyncMachine, waitingIn } from '../../../src/machines/desks/desk-sync.machine.ts'
import { firstContent } from '../../../src/rules/desks/desks.ts'
import { coverage, drive } from '../drive/drive.ts'
import { annFirst, silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const desk = (id: string, symbol: string): Desk => ({ ...firstContent, id, name: id, symbol })
const one = [desk('a', 'A')]
const two = [desk('a', 'A'), desk('b', 'B')]
const shows = (says: string, owner: string, desks: readonly Desk[], current = 'a') => ({
  type: 'desks.changed',
  says,
  shown: { owner, desks, current, building: [] },
})
const reads = (says: string, reader: string | undefined) => ({ type: 'reader.changed', says, reader })
const synced = (
  desks: readonly Desk[],
  agreed: readonly Desk[],
  ids: Partial<Record<string, string>> = {},
  ...rest: string[]
) => ({
  ...{ desks, ids, rest },
  agreed: { desks: agreed, revision: agreed.length },
})
const comes = (port: string, says: string, output: unknown) => ({ type: `xstate.done.actor.${port}`, says, output })
const fails = (port: string, error: unknown) => ({ type: `xstate.error.actor.${port}`, error })
const signedIn = (says: string, signIn: object | undefined) => ({ type: 'signIn.changed', says, signIn })
const answers = ['loadDesks', 'saveDesks', 'sendDesks', 'partDesks'].flatMap((port) => [
  comes(port, 'both have one', synced(one, one)),
  comes(port, 'two, of which the account has one', synced(two, one)),
  comes(port, 'two', synced(two, two)),
  comes(
    port,
    'one that is called b now, and there is no space for another',
    synced([desk('b', 'A')], one, { a: 'b' }, 'C'),
  ),
  comes(port, 'neither has any', synced([], [])),
  fails(port, silent),
])
const passes = (state: string, ms: number) => ({ type: `xstate.after.${state}`, after: ms })
const cases: AnyEventObject[] = [
  ...[reads('ann', 'ann'), reads('no user', ''), reads('not known', undefined)],
  ...[signedIn('of ann', annFirst), signedIn('none', undefined)],
  ...[shows('one of ann', 'ann', one), shows('two of ann', 'ann', two), shows('the other', 'ann', two, 'b')],
  ...[shows('of a visitor', '', one), { type: 'desks.changed', says: 'not known', shown: undefined }],
  { type: 'desks.wanted' },
  { type: 'page.left' },
  ...answers,
  ...['saveDesks', 'sendDesks', 'partDesks'].map((port) => fails(port, new Failure('refused', 413))),
  ...[comes('dropCopies', 'done', undefined), fails('dropCopies', silent)],
  passes('partTime.deskSync.parting', 4_000),
  passes('pauseTime.deskSync.pausing', 2_000),
  passes('retryTime.deskSync.waiting', 5_000),
]

type Answer = ReturnType<typeof synced>
type Shown = ReturnType<typeof shows>['shown']
const isAlike = (some: readonly Desk[], others: readonly Desk[]) => JSON.stringify(some) === JSON.stringify(others)

/** Written from DSK-04 without a look at the chart. */
class Outcome {
  state = 'away'
  reader: string | undefined
  shown: Shown | undefined
  agreed: Answer['agreed'] | undefined
  /** What goes to the account after the sign-out. */
  left: object = {}
  signIn: object | undefined
  sent: readonly Desk[] = []
  rest: readonly string[] = []
  /** To save what a user has left: that is tried twice. */
  hasFailed = false
  said: unknown[] = []
  calls: unknown[] = []

  enter(state: string) {
    this.state = state
    const asked = { ...this.shown, agreed: this.agreed }
    if (state === 'loading') this.calls.push(['loadDesks', asked])
    if (state === 'agreed') this.said.push({ type: 'desks.agreed', owner: this.reader, desks: this.agreed?.desks })
    if (state === 'parting') this.calls.push(['partDesks', this.left])
    if (state === 'dropping') this.calls.push(['dropCopies', undefined])
    if (state !== 'saving' && state !== 'leaving') return
    this.sent = this.shown?.desks ?? []
    this.calls.push([state === 'saving' ? 'saveDesks' : 'sendDesks', asked])
  }
  /** What goes on depends on who is here, and whose desks are. */
  look() {
    if (this.reader && this.shown?.owner === this.reader) this.enter('loading')
    else if (this.reader === '' && this.shown?.owner === '') this.enter('dropping')
    else this.enter('away')
  }
  show(shown: Shown | undefined) {
    const before = this.shown
    this.shown = shown
    if (this.state === 'parting') return
    if (!shown || shown.owner !== before?.owner) return this.look()
    const isChange = !isAlike(shown.desks, before.desks) && !isAlike(shown.desks, this.agreed?.desks ?? [])
    if (isChange && ['agreed', 'pausing', 'refused'].includes(this.state)) this.enter('pausing')
  }
  take({ desks, ids, agreed, rest }: Answer) {
    Object.assign(this, { agreed })
    if (rest.length > 0 && this.rest.length === 0) this.said.push({ type: 'desks.unfit', names: rest })
    this.rest = rest
    const { shown } = this
    if (!shown || desks.length === 0) return
    // the one that is shown by now
    const current = ids[shown.current]
    if (isAlike(desks, shown.desks) && current === undefined) return
    this.said.push({ type: 'desks.merged', desks, current })
    this.shown = { ...shown, desks: [...desks], current: current ?? shown.current }
  }
  isUnsaved = () => this.agreed !== undefined && !isAlike(this.shown?.desks ?? [], this.agreed.desks)
  isOvertaken = () => !isAlike(this.shown?.desks ?? [], this.sent)
  /** What the account does not have goes to it at once; what is on its way does not go again. */
  leave() {
    const isUnsaved = this.isUnsaved()
    const isAtWork = ['loading', 'pausing', 'saving', 'waiting'].includes(this.state)
    if ((isAtWork && isUnsaved) || (this.state === 'leaving' && this.isOvertaken())) this.enter('leaving')
  }
  /** A user who signs out leaves nothing that the account can have. */
  read(reader: string | undefined) {
    const leaves = reader === '' && Boolean(this.reader) && this.shown?.owner === this.reader && this.isUnsaved()
    this.left = { ...this.shown, agreed: this.agreed, signIn: this.signIn }
    Object.assign(this, { reader, agreed: undefined, rest: [] })
    this.hasFailed = false
    if (leaves) this.enter('parting')
    else this.look()
  }
  part({ desks, agreed }: Answer) {
    this.left = { ...this.left, desks, agreed }
    if (!isAlike(desks, agreed.desks)) return this.enter('parting')
    this.said.push({ type: 'desks.agreed', owner: 'ann', desks: agreed.desks })
    this.look()
  }
  answer(answer: Answer) {
    const isOvertaken = ['saving', 'leaving'].includes(this.state) && this.isOvertaken()
    this.take(answer)
    if (isOvertaken) this.enter('pausing')
    else this.enter(isAlike(answer.desks, answer.agreed.desks) ? 'agreed' : 'saving')
  }
  on(event: AnyEventObject) {
    const [, kind = '', port = ''] = /^xstate\.(done|error|after)\.(?:actor\.)?(\w+)/.exec(event.type) ?? []
    if (event.type === 'reader.changed' && event.reader !== this.reader) this.read(event.reader)
    if (event.type === 'signIn.changed') this.signIn = event.signIn
    if (event.type === 'desks.changed') this.show(event.shown)
    if (event.type === 'desks.wanted' && ['agreed', 'waiting'].includes(this.state)) this.enter('loading')
    if (event.type === 'page.left') this.leave()
    if (this.state === 'parting' && kind === 'done') this.part(event.output)
    else if (this.state === 'parting' && event.error === silent && !this.hasFailed) {
      this.hasFailed = true
      this.enter('parting')
    } else if (this.state === 'parting' && kind) this.look()
    else if (kind === 'after') this.enter(port === 'pauseTime' ? 'saving' : 'loading')
    else if (port === 'dropCopies') this.enter('visiting')
    else if (kind === 'done') this.answer(event.output)
    else if (kind === 'error' && event.error === silent) this.enter('waiting')
    else if (kind === 'error') {
      this.said.push({ type: 'desks.refused' })
      this.enter('refused')
    }
  }
}

const outcomeOf = (events: AnyEventObject[]) => {
  const outcome = new Outcome()
  for (const event of events) outcome.on(event)
  const { state, said, calls, rest } = outcome
  return { state, said, calls, waiting: rest }
}

const start = () =>
  drive(deskSyncMachine, {
    promises: ['loadDesks', 'saveDesks', 'sendDesks', 'partDesks', 'dropCopies'],
    streams: ['watchVisits'],
  })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  state: snapshot().matches('parting') ? 'parting' : snapshot().value,
  said: [...said],
  calls: calls.map(({ port, input }) => [port, input]),
  waiting: waitingIn(snapshot()),
})

describe('the desks of the account', () => {
  const covered = coverage(deskSyncMachine)
  /** What the guards of a state read. */
  const facets = ({ value, context: { reader, shown, agreed, sent, rest, failures } }: AnyMachineSnapshot) => [
    typeof value === 'object' && failures,
    reader,
    [shown?.owner, shown?.desks.length, shown?.desks[0]?.id],
    agreed?.desks.length,
    sent.length,
    rest.length,
  ]
  for (const { name, events } of walks(deskSyncMachine, cases, facets)) {
    it(`DSK-04 ${name}`, async () => {
      const sync = start()
      await sync.walk(events, (soFar) => expect(seen(sync)).toEqual(outcomeOf(soFar)))
      covered.add(sync.walked)
    })
  }
  covered.prove()

  it('DSK-04 waits twice as long after each failure, five minutes at most, and as long as at first once it has been answered', async () => {
    const sync = start()
    for (const event of [reads('ann', 'ann'), shows('one', 'ann', one)]) await sync.step(event)
    for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
      await sync.step(fails('loadDesks', silent))
      await sync.step(passes('retryTime.deskSync.waiting', seconds * 1_000))
    }
    await sync.step(comes('loadDesks', 'both', synced(one, one)))
    await sync.step({ type: 'desks.wanted' })
    await sync.step(fails('loadDesks', silent))
    await sync.step(passes('retryTime.deskSync.waiting', 5_000))
    expect(sync.snapshot().value).toBe('loading')
  })
})
