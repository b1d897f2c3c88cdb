import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { isOffering, isStuck, versionMachine } from '../../../src/machines/shared/version.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const ours = 'index-ours.js'
const named = { type: 'version.named', version: ours }
const otherNamed = { type: 'version.named', version: 'index-other.js' }
const failed = { type: 'code.failed' }
const failedAgain = { type: 'code.stuck' }
const pressed = { type: 'reload.pressed' }
const dismissed = { type: 'offer.dismissed' }
const stuck = { type: 'xstate.error.actor.reload', error: new Error('refused') }
const asked = { type: 'restart.asked' }
const stuckAgain = { type: 'xstate.error.actor.restart', error: new Error('refused') }
const cases = [named, otherNamed, failed, failedAgain, pressed, dismissed, stuck, asked, stuckAgain]
const pages = [
  { says: 'a built page', input: { version: ours } },
  { says: 'a page in development', input: {} },
]

/**
 * A reload is made whenever it is asked for. It is offered when the server has another version and a part of this one is missing, or a part is missing
 * again, and made when it is asked for.
 */
function outcomeOf(version: string | undefined, events: AnyEventObject[]) {
  let isOther = false
  let isMissing = false
  let isAgain = false
  let isReloading = false
  let isRestarting = false
  let reloads = 0
  for (const event of events) {
    const isOffered = isMissing && (isOther || isAgain)
    if (event === stuck) isReloading = false
    if (event === stuckAgain) isRestarting = false
    if (isRestarting) continue
    if ((event === asked && !isReloading) || (event === pressed && isOffered && !isOther)) {
      isRestarting = true
      isOther = false
      isMissing = false
      isAgain = false
      reloads += 1
    }
    if (isReloading || isRestarting) continue
    if (event === failed || event === failedAgain) isMissing = true
    if (event === failedAgain && !isOther) isAgain = true
    if (event === dismissed && isOffered) {
      isMissing = false
      isAgain = false
    }
    if (event.type === 'version.named') {
      const isNow = version !== undefined && event.version !== version
      if (!isNow && !(isAgain && !isOther)) isMissing = false
      if (isNow) isAgain = false
      isOther = isNow
    }
    if (event === pressed && isOffered) {
      isReloading = true
      reloads += 1
    }
  }
  return {
    isOffering: isMissing && (isOther || isAgain),
    isStuck: isMissing && isAgain,
    reloads,
    said: Array(reloads).fill({ type: 'page.leaving' }),
  }
}

const start = (input: { version?: string }) =>
  drive(versionMachine, { promises: ['reload'], streams: ['watchVersion'], input })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  isOffering: isOffering(snapshot()),
  isStuck: isStuck(snapshot()),
  reloads: calls.length,
  said,
})

describe('version', () => {
  const covered = coverage(versionMachine)
  for (const { says, input } of pages) {
    for (const { name, events } of walks(versionMachine, cases, ({ context }) => context, input)) {
      it(`RTE-13 ${says}: ${name}`, async () => {
        const version = start(input)
        await version.walk(events, (soFar) => expect(seen(version)).toEqual(outcomeOf(input.version, soFar)))
        covered.add(version.walked)
      })
    }
  }
  covered.prove()

  it.each([
    ['before', [failed, otherNamed]],
    ['after', [otherNamed, failed]],
  ])(
    'RTE-13 offers a reload to an old page whose part was missing %s the server named its version',
    async (_, events) => {
      const version = start({ version: ours })
      await version.walk(events)
      expect(isOffering(version.snapshot())).toBe(true)
    },
  )

  it('RTE-13 offers nothing where a part is missing of the version that the server has, or once it has it again', async () => {
    const [missing, back] = [start({ version: ours }), start({ version: ours })]
    await missing.walk([named, failed, named])
    await back.walk([otherNamed, failed, named])
    expect([missing, back].map(({ snapshot }) => isOffering(snapshot()))).toEqual([false, false])
  })
})
