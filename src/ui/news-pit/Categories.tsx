import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useId } from 'react'
import { entryOf } from '../../machines/news-pit/news-pit.machine.ts'
import { categoryGroups } from '../../rules/news-pit/news-pit.ts'
import { focusOn } from '../kit/focus/focus.ts'
import { Panel } from '../kit/panel/Panel.tsx'
import styles from './Categories.module.css'
import { usePit } from './pit.tsx'

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}
const first = categoryGroups[0]?.entries[0]?.name

/** PIT-08: one entry at a time; pressed again it is none. Arrows go from entry to entry. */
export function Categories({ isOver }: { isOver: boolean }) {
  const { view } = usePit()
  const selected = useSelector(view, entryOf)
  const name = useId()
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const entries = [...event.currentTarget.querySelectorAll('button')]
    const index = entries.findIndex((entry) => entry.matches(':focus'))
    const target = steps[event.key]?.(index, entries.length - 1)
    if (index < 0 || target === undefined) return
    event.preventDefault()
    focusOn(entries[target])
  }
  const press = (entry: string) => {
    view.send({ type: 'entry.toggled', name: entry })
    if (isOver) view.send({ type: 'drawers.left' })
  }
  const list = (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within
    <div className={styles.groups} onKeyDown={walk}>
      {categoryGroups.map((group, nth) => (
        <section key={group.name} className={styles.group} aria-labelledby={`${name}${nth}`}>
          <h3 id={`${name}${nth}`}>{group.name}</h3>
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.name}>
                <button
                  type="button"
                  tabIndex={entry.name === (selected ?? first) ? 0 : -1}
                  aria-pressed={entry.name === selected}
                  onClick={() => press(entry.name)}
                >
                  {entry.name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
  return isOver ? list : <Panel title="Categories">{list}</Panel>
}
