import { virtual } from '@guidepup/virtual-screen-reader'
import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** The reader asks for the names of elements that have left the page, too, and fails. */
class OfThePage extends MutationObserver {
  constructor(run: MutationCallback) {
    super((records, observer) =>
      run(
        records.filter(({ target }) => target.isConnected),
        observer,
      ),
    )
  }
}

/** Without what regions announce by themselves, which comes at its own time. */
export const withoutNews = (phrases: readonly string[]) =>
  phrases.filter((phrase) => !/^(polite|assertive): /.test(phrase))

const pause = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)))

/** A region that was emptied: no screen reader says so. */
const isEmpty = (phrase: string) => /^(polite|assertive): $/.test(phrase)

/**
 * A screen reader that reads this part of the page, from its beginning. Words of elements that stand beside each other are not apart:
 * it is their layout that sets them apart, and jsdom has none.
 */
export async function startReader(container: Node = document.body) {
  await act(() => virtual.start({ container, window: { document, MutationObserver: OfThePage } }))
  onTestFinished(() => virtual.stop())
  const reader = {
    /** What was spoken since it was last asked. */
    async spoken() {
      await pause()
      const phrases = await virtual.spokenPhraseLog()
      await virtual.clearSpokenPhraseLog()
      return phrases.filter((phrase) => !isEmpty(phrase))
    },
    /** … when this many more phrases were read. */
    async read(count: number) {
      for (let nth = 0; nth < count; nth++) await act(() => virtual.next())
      return reader.spoken()
    },
  }
  return reader
}
