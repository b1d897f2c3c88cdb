import { askedInspection, createInspected, INSPECTION_CHANNEL } from '../../adapters/inspector/inspection.ts'
import { openChannel } from '../../adapters/shared/channel.ts'
import { createStorage } from '../../adapters/storage/storage.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { inspection } from './inspection.ts'
import { createRecorder } from './recorder.ts'

/** Lets inspectors see every chart that starts from now on. */
export async function startInspection(environment: Environment) {
  if (askedInspection() === 'stately') {
    const { startStately } = await import('./stately.ts')
    inspection.watch = startStately()
  } else inspection.watch = inspectOwn(environment)
}

/** Sends records to the inspectors of this browser; one that opens later gets those that were kept. */
function inspectOwn(environment: Environment) {
  const { id, tab, path, notify, watchInspector, answerGiven, watchPage } = createInspected(
    openChannel(INSPECTION_CHANNEL, environment),
    createStorage(environment).ofTheTab,
  )
  const startedAt = environment.now()
  // what is built for users takes nothing that they did not do
  const takesEvents = import.meta.env.DEV
  let isWatched = false
  const recorder = createRecorder({
    now: environment.now,
    notify: (news) => isWatched && notify({ ...news, window: id }),
  })
  const introduce = () =>
    notify({
      type: 'window.told',
      window: { id, tab, path, startedAt, takesEvents, actors: recorder.all(), messages: recorder.messages() },
    })

  watchInspector((isThere) => {
    isWatched = isThere
    if (isThere) introduce()
  })
  answerGiven(({ actor, event }) => takesEvents && recorder.give(actor, event))
  watchPage((isThere) => notify(isThere ? { type: 'window.came' } : { type: 'window.left', window: id }))
  notify({ type: 'window.came' })

  return recorder.watch
}
