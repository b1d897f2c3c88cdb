import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { isAsking } from '../../../../machines/account/leaving.machine.ts'
import { useForms } from '../../../forms.tsx'
import { Modal } from '../../../kit/Modal.tsx'
import { Title } from '../../../kit/Title.tsx'
import styles from './LeaveDialog.module.css'

/** PRO-11: asks for confirmation before a changed profile is left. */
export function LeaveDialog() {
  const { leaving } = useForms()
  const stay = () => leaving.send({ type: 'leave.declined' })
  return (
    <Modal isOpen={useSelector(leaving, isAsking)} onDismiss={stay} returnTo="main">
      <div className={`prose ${styles.page}`}>
        <Title>Leave without saving?</Title>
        <p>Your changes are not saved. They stay here until you close or reload the page, or sign out.</p>
        <div className={styles.answers}>
          <Button variant="solid" onClick={stay}>
            Keep editing
          </Button>
          <Button variant="outline" onClick={() => leaving.send({ type: 'leave.confirmed' })}>
            Leave
          </Button>
        </div>
      </div>
    </Modal>
  )
}
