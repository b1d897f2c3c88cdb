import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import { hintsOf } from '../../../machines/shell/hints.machine.ts'
import { areSinglesOn, changesOf } from '../../../machines/shell/keys.machine.ts'
import { type Hint, shortcutsOf } from '../../../rules/shell/hints.ts'
import { capsOf } from '../../../rules/shell/shortcuts.ts'
import { useCharts } from '../../charts.tsx'
import { focusOn } from '../../kit/focus/focus.ts'
import { CrossIcon } from '../../kit/icons.tsx'
import { useWidgets } from '../../widgets.tsx'
import styles from './Hints.module.css'

const words: Record<Hint, string> = { search: 'Search', headlines: 'Next, previous headline', list: 'All keys' }

/** Where a key presses the button that goes: the focus stays in the line. */
function toLine({ currentTarget, detail }: MouseEvent) {
  if (detail === 0) focusOn(currentTarget.parentElement?.parentElement?.querySelector('button'))
}

/** LAY-34: in a line that has space for them, beside a pointer that says that there is a keyboard. */
export function Hints() {
  const { keys } = useCharts()
  const { hints } = useWidgets()
  const left = useSelector(hints, hintsOf)
  const changes = useSelector(keys, changesOf)
  const areOn = useSelector(keys, areSinglesOn)
  const shown = left
    .map((hint) => ({ hint, shortcuts: shortcutsOf(hint, { areOn, changes }) }))
    .filter(({ shortcuts }) => shortcuts.length > 0)
  if (shown.length === 0) return null
  return (
    <div className={styles.hints}>
      <dl aria-label="Keys">
        {shown.map(({ hint, shortcuts }) => (
          <div key={hint}>
            <dt>
              {shortcuts.flatMap(capsOf).map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>{words[hint]}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        aria-label="Hide the keys"
        title="Hide the keys"
        onClick={(event) => {
          toLine(event)
          hints.send({ type: 'hints.dismissed' })
        }}
      >
        <CrossIcon />
      </button>
    </div>
  )
}
