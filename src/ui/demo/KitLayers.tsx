import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import styles from './KitPage.module.css'
import { Piece } from './Piece.tsx'

export function KitLayers() {
  return (
    <Piece name="Menu and dialog">
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button variant="outline">Menu</Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="profile">Profile</Menu.Item>
              <Menu.Item value="feedback">Send Feedback</Menu.Item>
              <Menu.Item value="guides" disabled>
                User Guides
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button variant="outline">Dialog</Button>
        </Dialog.Trigger>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <div className={styles.dialog}>
                <Dialog.Title>A dialog</Dialog.Title>
                <p>It closes on Escape, on a click beside it and here:</p>
                <Dialog.CloseTrigger asChild>
                  <Button variant="solid">Close</Button>
                </Dialog.CloseTrigger>
              </div>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Piece>
  )
}
