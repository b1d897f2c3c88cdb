import type { Environment } from '../../contract/shared/environment.ts'

/** Two short tones: in hertz, and in seconds from the first. */
const TONES = [
  { pitch: 880, start: 0 },
  { pitch: 1320, start: 0.14 },
]
const LENGTH = 0.35
const LOUDNESS = 0.2

/** Before a press a page may not sound, and what is wanted then would sound with the press. Older browsers do not say. */
const mayNot = ({ navigator }: Environment['page']) => navigator.userActivation?.hasBeenActive === false

/** The sound of an alert. A browser that has seen no press on this page makes none. */
export function createChime({ page }: Pick<Environment, 'page'>) {
  let context: AudioContext | undefined
  return async () => {
    if (!('AudioContext' in page) || mayNot(page)) return
    context ??= new page.AudioContext()
    await context.resume()
    for (const { pitch, start } of TONES) sound(context, pitch, context.currentTime + start)
  }
}

/** One tone, which fades. */
function sound(context: AudioContext, pitch: number, at: number) {
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(LOUDNESS, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + LENGTH)
}
