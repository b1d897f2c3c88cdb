import { Button } from '@chakra-ui/react/button'
import { useCharts } from '../../charts.tsx'
import { ClockIcon } from '../../kit/form-icons.tsx'
import { Head } from './Head.tsx'
import { LogInLink } from './LogInLink.tsx'
import styles from './Overlay.module.css'
import { Sheet } from './Sheet.tsx'

/** The link of a reset mail that has expired, was used or carries nothing. */
export function DeadLink() {
  const { overlay } = useCharts()
  return (
    <Sheet>
      <Head sign={<ClockIcon />} over="RESET PASSWORD" title="This Link Is No Longer Good">
        <p>It has expired or was used. If you have just set a new password, sign in with it.</p>
      </Head>
      <Button variant="solid" onClick={() => overlay.send({ type: 'resetRequest.asked' })}>
        Send a New Link
      </Button>
      <p className={styles.other}>
        Know your password? <LogInLink />
      </p>
    </Sheet>
  )
}
