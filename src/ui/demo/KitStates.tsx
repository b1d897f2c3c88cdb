import panel from '../feed/Feed.module.css'
import { FeedEmpty, FeedFailed, FeedLoading } from '../feed/FeedStates.tsx'
import styles from './KitPage.module.css'
import { Piece } from './Piece.tsx'

const states = [
  { name: 'Loading', state: <FeedLoading /> },
  { name: 'Empty', state: <FeedEmpty /> },
  { name: 'Failed', state: <FeedFailed isOffline={false} /> },
  { name: 'Offline', state: <FeedFailed isOffline /> },
]

export function KitStates() {
  return states.map(({ name, state }) => (
    <Piece key={name} name={`Panel, ${name.toLowerCase()}`}>
      <div className={`${panel.panel} ${styles.state}`}>{state}</div>
    </Piece>
  ))
}
