import { ChakraProvider } from '@chakra-ui/react'
import { FeedRefProvider } from '../feed/feed-ref.tsx'
import { system } from '../theme/system.ts'
import { KitButtons } from './KitButtons.tsx'
import { KitFields } from './KitFields.tsx'
import { KitLayers } from './KitLayers.tsx'
import { KitNotices } from './KitNotices.tsx'
import styles from './KitPage.module.css'
import { KitRows } from './KitRows.tsx'
import { KitSigns } from './KitSigns.tsx'
import { KitStates } from './KitStates.tsx'
import { KitTokens } from './KitTokens.tsx'

/** Every piece in all its states, in both themes side by side. Not in the menu. Its password fields need the forms' charts. */
export function KitPage() {
  return (
    <ChakraProvider value={system}>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>Kit</h1>
          <p>The pieces that the screens are made of. What opens over the page follows the page’s own theme.</p>
        </header>
        <Board theme="dark" name="Dark" />
        <Board theme="light" name="Light" />
      </div>
    </ChakraProvider>
  )
}

function Board({ theme, name }: { theme: 'dark' | 'light'; name: string }) {
  return (
    <section className={styles.board} data-theme={theme} aria-label={name}>
      <h2>{name}</h2>
      <KitTokens />
      <KitSigns />
      <KitButtons />
      <KitFields />
      <KitLayers />
      <KitNotices />
      <FeedRefProvider slot={0}>
        <KitRows theme={theme} />
        <KitStates />
      </FeedRefProvider>
    </section>
  )
}
