import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { Piece } from './Piece.tsx'

export function KitButtons() {
  return (
    <>
      {(['solid', 'outline', 'plain'] as const).map((variant) => (
        <Piece key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>Sign In</Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} aria-disabled title="Coming Soon">
            Coming Soon
          </Button>
          <Button variant={variant} loading loadingText="Sending…">
            Send
          </Button>
        </Piece>
      ))}
      <Piece name="Spinner">
        <Spinner />
      </Piece>
    </>
  )
}
