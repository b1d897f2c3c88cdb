import { ChakraProvider } from '@chakra-ui/react'
import { Menu } from '@chakra-ui/react/menu'
import type { User } from '../../../contract/shared/user/user.ts'
import { nameOf } from '../../../rules/shared/names.ts'
import { useCharts } from '../../charts.tsx'
import { system } from '../../theme/system.ts'
import { ActEntry, PlaceEntry, WindowEntry } from './MenuEntry.tsx'
import { returnFocus } from './return-focus.ts'
import { UserFace } from './UserFace.tsx'
import styles from './UserWidget.module.css'

/** LAY-14. */
export function UserMenu({ user, opensAtOnce }: { user: User; opensAtOnce: boolean }) {
  const { session, inspects } = useCharts()
  return (
    <ChakraProvider value={system}>
      <Menu.Root
        ids={{ trigger: 'account' }}
        defaultOpen={opensAtOnce}
        onOpenChange={returnFocus('account')}
        positioning={{ placement: 'bottom-end', gutter: 4 }}
      >
        <Menu.Trigger asChild>
          <UserFace user={user} />
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel className={styles.who}>
                <strong dir="auto">{nameOf(user)}</strong>
                <span>{user.email}</span>
              </Menu.ItemGroupLabel>
              <PlaceEntry href="/profile">Profile</PlaceEntry>
              <PlaceEntry href="/contact-us">Send Feedback</PlaceEntry>
              {inspects && <WindowEntry href="/inspector">Inspector</WindowEntry>}
              <ActEntry onAct={() => session.send({ type: 'signOut.pressed' })}>Logout</ActEntry>
            </Menu.ItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </ChakraProvider>
  )
}
