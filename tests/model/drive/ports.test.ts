import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { port, stream } from '../../../src/machines/shared/ports.ts'

it('CHT-01 a port that is not filled fails by its name', async () => {
  const actor = createActor(port<string, void>('getNews'))
  const outcome = expect(toPromise(actor)).rejects.toThrow("port 'getNews' is not filled")
  actor.start()
  await outcome
})

it('CHT-01 so does what goes on while a state lasts', async () => {
  const actor = createActor(stream('watchNews'))
  const outcome = expect(toPromise(actor)).rejects.toThrow("port 'watchNews' is not filled")
  actor.start()
  await outcome
})
