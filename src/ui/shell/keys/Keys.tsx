import { Checkbox } from '@chakra-ui/react/checkbox'
import { useSelector } from '@xstate/react'
import { areSinglesOn, isListOpen } from '../../../machines/shell/keys.machine.ts'
import { useCharts } from '../../charts.tsx'
import { Modal } from '../../kit/Modal.tsx'
import { Title } from '../../kit/Title.tsx'
import styles from './Keys.module.css'
import { keyList } from './key-list.ts'

/** The list of keys. */
export function Keys() {
  const { keys } = useCharts()
  return (
    <Modal isOpen={useSelector(keys, isListOpen)} onDismiss={() => keys.send({ type: 'list.left' })} returnTo="menu">
      <div className={styles.page}>
        <Title>Keys</Title>
        <Singles />
        <List />
      </div>
    </Modal>
  )
}

/** For people whose speech or hand presses keys by mistake (WCAG 2.1.4). */
function Singles() {
  const { keys } = useCharts()
  return (
    <Checkbox.Root
      className={styles.singles}
      checked={useSelector(keys, areSinglesOn)}
      onCheckedChange={() => keys.send({ type: 'singles.toggled' })}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>Shortcuts with a single key (? j k o s / [ ] Space)</Checkbox.Label>
    </Checkbox.Root>
  )
}

const List = () =>
  keyList.map(({ where, keys }) => (
    <section key={where} className={styles.part}>
      <h3>{where}</h3>
      <dl>
        {keys.map(({ keys, does }) => (
          <div key={`${keys} ${does}`}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd className="prose">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
