import { expect, it } from 'vitest'
import { createChime } from '../../../src/adapters/alerts/chime.ts'
import type { Environment } from '../../../src/contract/shared/environment.ts'

/** A page with as much of Web Audio as the sound needs. `hasBeenActive`: whether it was pressed; undefined in browsers that do not say. */
function pageWith(hasBeenActive: boolean | undefined) {
  const tones: number[] = []
  const gain = { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} }
  class AudioContext {
    currentTime = 10
    destination = {}
    async resume() {}
    createGain = () => gain
    createOscillator = () => ({
      frequency: { value: 0 },
      connect: () => gain,
      start(at: number) {
        tones.push(Number((at - 10).toFixed(2)))
      },
      stop() {},
    })
  }
  const userActivation = hasBeenActive === undefined ? undefined : { hasBeenActive }
  const page = { AudioContext, navigator: { userActivation } } as unknown as Environment['page']
  return { page, tones }
}

it.each([
  ['that was pressed', true, [0, 0.14]],
  ['of a browser that does not say whether it was pressed', undefined, [0, 0.14]],
  ['that was not pressed yet, where it would come with the press', false, []],
])('ALT-03 the sound is two tones, at a page %s', async (_, hasBeenActive, expected) => {
  const { page, tones } = pageWith(hasBeenActive)
  await createChime({ page })()
  expect(tones).toEqual(expected)
})

it('ALT-03 a browser without sound is no trouble', async () => {
  await expect(createChime({ page: { navigator: {} } as Environment['page'] })()).resolves.toBeUndefined()
})
