import type { OwnSource } from '../../../contract/sources/own-sources.ts'
import { ago } from '../../shared/time/ago.ts'
import { clockTime } from '../../shared/time/formats.ts'
import { headlineCount } from './words.ts'

/** How a source is, as of an instant: 'Read 3 minutes ago, 40 headlines'. */
export function stateWords({ state, succeededAt, items }: OwnSource, now: string): string {
  const read = succeededAt && `ead ${ago(succeededAt, now)}`
  switch (state) {
    case 'off':
      return 'Paused'
    case 'gone':
      return 'Gone: its server says that it is gone for good'
    case 'waiting':
      return 'Not read yet'
    case 'asking':
      return 'Being read…'
    case 'fine':
      return read ? `R${read}, ${headlineCount(items)}` : headlineCount(items)
    case 'failing':
      return read ? `Failing, last r${read}` : 'Failing, never read'
  }
}

/** What is wrong with a source, and what was repaired, in sentences. */
export function troubleWords({ state, trouble, nextAt, movedTo, problems }: OwnSource): readonly string[] {
  const next = state === 'failing' && nextAt ? `Next try at ${clockTime(nextAt)}.` : ''
  return [trouble, next, movedTo ? `It has moved to ${movedTo}` : '', ...problems].filter((words) => words !== '')
}
