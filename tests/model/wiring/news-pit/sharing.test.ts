import { expect, it } from 'vitest'
import { type Changes, changesOf, type Step, says, shown } from '../shared/scene.ts'

it.each<[string, Step[], Changes]>([
  [
    'ERR-05 a link that was copied is shown as a success',
    [says('sharing', 'link.copied')],
    { notification: shown('Success', 'Link Copied.', 1500) },
  ],
  [
    'ERR-05 a link that could not be copied is shown as a failure',
    [says('sharing', 'copy.failed')],
    {
      notification: shown('Failure', 'Could not copy link.', 1500),
    },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})
