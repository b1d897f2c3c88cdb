import { Button } from '@chakra-ui/react/button'
import { messages } from '../../contract/messages.ts'
import { useCharts } from '../charts.tsx'
import { SocialLinks } from '../contact/SocialLinks.tsx'
import { Head } from './Head.tsx'
import { WarningIcon } from './icons.tsx'
import styles from './Overlay.module.css'
import { Sheet } from './Sheet.tsx'

/** OVL-11, CON-06. */
export function ErroredContact() {
  const { overlay } = useCharts()
  return (
    <Sheet>
      <Head sign={<WarningIcon />} title={messages.contactFailed}>
        <p>{messages.contactFailedMore}</p>
      </Head>
      <SocialLinks label="Our socials" className={styles.socials} />
      <Button variant="outline" onClick={() => overlay.send({ type: 'overlay.dismissed' })}>
        Back to Your Message
      </Button>
    </Sheet>
  )
}
