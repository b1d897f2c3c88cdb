import type { sparksMachine } from '../../machines/markets/sparks.machine.ts'
import type { articleMachine } from '../../machines/news-pit/article.machine.ts'
import type { evidenceMachine } from '../../machines/news-pit/evidence.machine.ts'
import type { libraryMachine } from '../../machines/news-pit/library.machine.ts'
import type { newsPitMachine } from '../../machines/news-pit/news-pit.machine.ts'
import type { sharingMachine } from '../../machines/news-pit/sharing.machine.ts'

/** The charts of the News Pit by their roles. */
export type NewsPitLogics = {
  article: typeof articleMachine
  evidence: typeof evidenceMachine
  library: typeof libraryMachine
  newsPit: typeof newsPitMachine
  sharing: typeof sharingMachine
  sparks: typeof sparksMachine
}
