import type { deskOfferMachine } from '../../machines/desks/desk-offer.machine.ts'
import type { deskSyncMachine } from '../../machines/desks/desk-sync.machine.ts'
import type { desksMachine } from '../../machines/desks/desks.machine.ts'
import type { windowsMachine } from '../../machines/shared/windows.machine.ts'
import type { commandKeysMachine } from '../../machines/shell/command-keys.machine.ts'
import type { hintsMachine } from '../../machines/shell/hints.machine.ts'
import type { keyChangeMachine } from '../../machines/shell/key-change.machine.ts'
import type { NewsPitLogics } from '../news-pit/logics.ts'
import type { SourceLogics } from '../sources/logics.ts'
import type { WatchlistLogics } from '../watchlists/logics.ts'

/** The charts of desks, of what is said about keys, of the News Pit, of sources, of what is new about watchlists and of the windows that share a connection, by their roles. */
export type ShellLogics = SourceLogics &
  NewsPitLogics &
  WatchlistLogics & {
    commandKeys: typeof commandKeysMachine
    deskOffer: typeof deskOfferMachine
    deskSync: typeof deskSyncMachine
    desks: typeof desksMachine
    hints: typeof hintsMachine
    keyChange: typeof keyChangeMachine
    windows: typeof windowsMachine
  }
