import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { userOf } from '../../../machines/session/session.machine.ts'
import { useCharts } from '../../charts.tsx'
import styles from './Overlay.module.css'

export function LogInLink() {
  const { overlay } = useCharts()
  return (
    <button type="button" className={styles.link} onClick={() => overlay.send({ type: 'logIn.asked' })}>
      Sign In
    </button>
  )
}

/** On to LogIn. A signed-in user has nothing to do there. */
export function OnButton() {
  const { overlay, session } = useCharts()
  if (useSelector(session, userOf)) return <DoneButton />
  return (
    <Button variant="solid" onClick={() => overlay.send({ type: 'logIn.asked' })}>
      Sign In
    </Button>
  )
}

export function DoneButton() {
  const { overlay } = useCharts()
  return (
    <Button variant="solid" onClick={() => overlay.send({ type: 'overlay.dismissed' })}>
      Done
    </Button>
  )
}
