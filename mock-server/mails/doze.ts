import type { Clock } from '../clock.ts'

/** A wait that can be interrupted: waking it early prevents the next wait. */
export function createDoze(clock: Clock) {
  let isWoken = false
  let end = () => {}

  const doze = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const callOff = clock.at(clock.now() + milliseconds, resolve)
      end = () => {
        callOff()
        resolve()
      }
    })

  return {
    wake() {
      isWoken = true
      end()
    },
    async doze(milliseconds: number) {
      if (!isWoken) await doze(milliseconds)
      isWoken = false
    },
  }
}
