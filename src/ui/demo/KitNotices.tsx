import { Button } from '@chakra-ui/react/button'
import type { Notice } from '../../machines/notification/notification.machine.ts'
import { useCharts } from '../charts.tsx'
import { NoticeBanner } from '../notification/NoticeBanner.tsx'
import { Piece } from './Piece.tsx'

const notices: Notice[] = [
  { kind: 'Success', text: 'Link Copied.' },
  { kind: 'Failure', text: 'Sign-in did not work.' },
  { kind: 'Info', text: 'A new version is available. You will get it on your next visit.' },
]

export function KitNotices() {
  const { notification } = useCharts()
  return (
    <>
      <Piece name="Notification">
        {notices.map((notice) => (
          <NoticeBanner key={notice.kind} notice={notice} />
        ))}
      </Piece>
      <Piece name="Notification, for real">
        {notices.map((notice) => (
          <Button
            key={notice.kind}
            variant="outline"
            onClick={() => notification.send({ type: 'notice.raised', notice })}
          >
            Tell {notice.kind}
          </Button>
        ))}
      </Piece>
    </>
  )
}
