import { ChakraProvider } from '@chakra-ui/react'
import { FeedRefProvider } from '../feed/feed-ref.tsx'
import { system } from '../theme/system.ts'
import styles from './KitPage.module.css'
import { KitButtons } from './page/KitButtons.tsx'
import { KitFields } from './page/KitFields.tsx'
import { KitLayers } from './page/KitLayers.tsx'
import { KitNotices } from './page/KitNotices.tsx'
import { KitRows } from './page/KitRows.tsx'
import { KitSigns } from './page/KitSigns.tsx'
import { KitStates } from './page/KitStates.tsx'
import { KitTokens } from './page/KitTokens.tsx'

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
      <FeedRefProvider place={0}>
        <KitRows theme={theme} />
        <KitStates />
      </FeedRefProvider>
    </section>
  )
}
