import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { isChoosing } from '../../machines/consent/consent.machine.ts'
import { useCharts } from '../charts.tsx'
import { Modal } from '../kit/Modal.tsx'
import { Title } from '../kit/Title.tsx'
import { Categories } from './Categories.tsx'
import styles from './CookieSettings.module.css'

/** LEG-04. */
export function CookieSettings() {
  const { consent } = useCharts()
  return (
    <Modal
      isOpen={useSelector(consent, isChoosing)}
      onDismiss={() => consent.send({ type: 'settings.left' })}
      returnTo="main"
    >
      <Settings />
    </Modal>
  )
}

function Settings() {
  const { consent } = useCharts()
  return (
    <div className={`prose ${styles.page}`}>
      <header className={styles.head}>
        <Title>Cookie Settings</Title>
        <p>
          What may be kept in this browser, and loaded from others. A change works at once; the{' '}
          <a href="/legal/cookies" target="_blank" rel="noreferrer">
            Cookies Policy<span className="visually-hidden"> (opens in a new tab)</span>
          </a>{' '}
          says the rest.
        </p>
      </header>
      <Categories />
      <div className={styles.answers}>
        <Button variant="solid" onClick={() => consent.send({ type: 'choice.saved' })}>
          Save
        </Button>
        <Button variant="outline" onClick={() => consent.send({ type: 'necessary.kept' })}>
          Necessary only
        </Button>
        <Button variant="outline" onClick={() => consent.send({ type: 'all.allowed' })}>
          Allow all
        </Button>
      </div>
    </div>
  )
}
