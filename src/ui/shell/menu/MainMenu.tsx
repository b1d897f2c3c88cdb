import { ChakraProvider } from '@chakra-ui/react'
import { Menu } from '@chakra-ui/react/menu'
import { useSelector } from '@xstate/react'
import { userOf, whoIsHere } from '../../../machines/session/session.machine.ts'
import { isMobile, pointerOf } from '../../../machines/shared/layout.machine.ts'
import { areSinglesOn, changesOf } from '../../../machines/shell/keys.machine.ts'
import { hasAlt } from '../../../rules/shared/feed-keys.ts'
import { copyrightOf, product } from '../../../rules/shared/product/product.ts'
import { capsOf, keyFor } from '../../../rules/shell/shortcuts.ts'
import { useCharts } from '../../charts.tsx'
import { useToday } from '../../kit/focus/useToday.ts'
import { system } from '../../theme/system.ts'
import { AppearanceEntries } from './AppearanceEntries.tsx'
import styles from './Menu.module.css'
import { ActEntry, LaterEntry, PlaceEntry } from './MenuEntry.tsx'
import { MenuFace } from './MenuFace.tsx'
import { returnFocus } from './return-focus.ts'

/** LAY-04, LAY-05, LAY-12, LAY-13. */
export function MainMenu({ opensAtOnce }: { opensAtOnce: boolean }) {
  const { layout } = useCharts()
  const mobile = useSelector(layout, isMobile)
  return (
    <ChakraProvider value={system}>
      <Menu.Root
        ids={{ trigger: 'menu' }}
        defaultOpen={opensAtOnce}
        onOpenChange={returnFocus('menu')}
        positioning={{ placement: mobile ? 'top-end' : 'bottom-start', gutter: 4 }}
      >
        <Menu.Trigger asChild>
          <MenuFace />
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content className={styles.menu}>
            <Places isMobile={mobile} />
            <AccountEntries />
            <div className={styles.part}>
              <AppearanceEntries />
            </div>
            <Foot />
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </ChakraProvider>
  )
}

function Places({ isMobile }: { isMobile: boolean }) {
  const { keys } = useCharts()
  return (
    <>
      {isMobile && <ActEntry onAct={() => keys.send({ type: 'palette.asked' })}>Search</ActEntry>}
      <PlaceEntry href="/about-us">About Us</PlaceEntry>
      <Menu.ItemGroup className={styles.part}>
        <Menu.ItemGroupLabel className={styles.label}>Platform</Menu.ItemGroupLabel>
        <PlaceEntry href="/terminal">The Terminal</PlaceEntry>
        <PlaceEntry href="/news-pit">The News Pit</PlaceEntry>
        <PlaceEntry href="/sources">Sources</PlaceEntry>
        <PlaceEntry href="/alerts">Alerts</PlaceEntry>
        <LaterEntry>FluxGPT</LaterEntry>
      </Menu.ItemGroup>
      {isMobile && (
        <div className={styles.part}>
          <PlaceEntry href="/contact-us">Send Feedback</PlaceEntry>
          <LaterEntry>User Guides</LaterEntry>
        </div>
      )}
    </>
  )
}

function AccountEntries() {
  const { session, overlay } = useCharts()
  const who = useSelector(session, whoIsHere)
  const user = useSelector(session, userOf)
  if (!user && who === 'unknown') return null
  return (
    <Menu.ItemGroup className={styles.part}>
      <Menu.ItemGroupLabel className={styles.label}>Account</Menu.ItemGroupLabel>
      {user ? (
        <>
          <PlaceEntry href="/profile/user-profile">User Profile</PlaceEntry>
          <PlaceEntry href="/profile/reset-password-request">Password</PlaceEntry>
          <PlaceEntry href="/legal/tos">Legal</PlaceEntry>
          <ActEntry onAct={() => session.send({ type: 'signOut.pressed' })}>Sign Out</ActEntry>
        </>
      ) : (
        <>
          <ActEntry onAct={() => overlay.send({ type: 'create.asked' })}>Create Account</ActEntry>
          <ActEntry onAct={() => overlay.send({ type: 'logIn.asked' })}>Sign In</ActEntry>
        </>
      )}
    </Menu.ItemGroup>
  )
}

/** What opens the list of keys now; '' for none. */
function useKeyOfList() {
  const { keys } = useCharts()
  const areOn = useSelector(keys, areSinglesOn)
  const key = keyFor('?', useSelector(keys, changesOf)) ?? ''
  return areOn || hasAlt(key) ? capsOf(key).join(' ') : ''
}

/** LAY-15: the footer's texts, for layouts in which the footer is out of sight. */
function Foot() {
  const { session, consent, keys, layout } = useCharts()
  const user = useSelector(session, userOf)
  const keyOfList = useKeyOfList()
  return (
    <div className={styles.part}>
      {useSelector(layout, pointerOf) === 'fine' && (
        <ActEntry hint={keyOfList} onAct={() => keys.send({ type: 'list.asked' })}>
          Keys
        </ActEntry>
      )}
      {!user && <PlaceEntry href="/legal/tos">Legal</PlaceEntry>}
      <ActEntry onAct={() => consent.send({ type: 'settings.asked' })}>Cookie Settings</ActEntry>
      <Menu.Item value="support" asChild>
        <a className={styles.entry} href={`mailto:${product.supportEmail}`}>
          {product.supportEmail}
        </a>
      </Menu.Item>
      <p className={styles.line}>
        <strong>{product.version}</strong> {copyrightOf(useToday())}
      </p>
    </div>
  )
}
