// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outliveTranslators } from '../../../src/adapters/shared/translators.ts'

const { removeChild, insertBefore } = Node.prototype
beforeAll(outliveTranslators)
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore })
})

const Feed = ({ isLate, count }: { isLate: boolean; count: number }) => (
  <p>
    {isLate && <b>Late. </b>}
    {count > 0 && 'Some. '}
    <i>{`${count} rows`}</i>
  </p>
)

const translations = {
  'puts others in their place': (text: Text, font: HTMLElement) => {
    font.textContent = text.data.toUpperCase()
    text.replaceWith(font)
  },
  'wraps them': (text: Text, font: HTMLElement) => {
    text.replaceWith(font)
    font.append(text)
  },
}

it.each(Object.entries(translations))(
  'STO-02 React keeps updating the page after a translator %s',
  (way, translate) => {
    const { container, rerender, unmount } = render(<Feed isLate={false} count={1} />)
    const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
    const all: Text[] = []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) all.push(texts.currentNode)
    for (const text of all) translate(text, document.createElement('font'))

    rerender(<Feed isLate count={1} />)
    expect(container.querySelector('b')?.textContent).toBe('Late. ')
    rerender(<Feed isLate count={0} />)
    expect(container.querySelector('i')?.textContent).toBe('0 rows')
    if (way === 'wraps them') expect(container.textContent).toBe('Late. 0 rows')
    unmount()
    expect(container.childElementCount).toBe(0)
  },
)
