import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { appearanceMachine, densityOf, themeOf } from '../../../src/machines/shared/appearance.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const input = { theme: 'light' }
const ports = { streams: ['showAppearance'], input }
const cases = [
  { type: 'theme.chosen', says: 'dark', theme: 'dark' },
  { type: 'theme.chosen', says: 'system', theme: 'system' },
  { type: 'density.chosen', says: 'dense', density: 'dense' },
  { type: 'density.chosen', says: 'compact', density: 'compact' },
  { type: 'density.chosen', says: 'comfortable', density: 'comfortable' },
]

/** What was chosen last counts, each choice is shown, and so is what was kept from the last visit. */
function outcomeOf(events: AnyEventObject[]) {
  const all = [{ theme: 'light', density: 'dense' }]
  for (const { theme, density } of events) {
    const [last] = all.slice(-1)
    all.push({ theme: theme ?? last?.theme, density: density ?? last?.density })
  }
  return { ...all.at(-1), received: all.map((appearance) => ({ type: 'appearance.changed', appearance })) }
}

describe('appearance', () => {
  const covered = coverage(appearanceMachine)
  for (const { name, events } of walks(appearanceMachine, cases, ({ context }) => context, input)) {
    it(`CHT-02 appearance: ${name}`, async () => {
      const { walk, walked, snapshot, sentTo } = drive(appearanceMachine, ports)
      await walk(events, (soFar) =>
        expect({
          theme: themeOf(snapshot()),
          density: densityOf(snapshot()),
          received: sentTo('showAppearance'),
        }).toEqual(outcomeOf(soFar)),
      )
      covered.add(walked)
    })
  }
  covered.prove()
})
