import { Button } from '@chakra-ui/react/button'
import { messages } from '../../contract/shared/texts/messages.ts'
import { Head } from '../account/forms/Head.tsx'
import styles from '../account/forms/Overlay.module.css'
import { Sheet } from '../account/forms/Sheet.tsx'
import { useCharts } from '../charts.tsx'
import { SocialLinks } from '../contact/SocialLinks.tsx'
import { WarningIcon } from '../kit/form-icons.tsx'

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
