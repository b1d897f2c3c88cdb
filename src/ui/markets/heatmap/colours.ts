import { useSyncExternalStore } from 'react'

export type Colours = Record<'text' | 'faint' | 'line' | 'panel' | 'up' | 'down' | 'accent', string>

const tokens: Colours = {
  text: '--text-quiet',
  faint: '--text-faint',
  line: '--line',
  panel: '--panel',
  up: '--up',
  down: '--down',
  accent: '--accent',
}

/** The theme's colours as a canvas understands them: a token alone reads `light-dark(…)`, what it is in an element must be computed there. */
export function readColours(element: HTMLElement): Colours {
  const probe = element.appendChild(document.createElement('span'))
  const read = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const colours = {
    text: read(tokens.text),
    faint: read(tokens.faint),
    line: read(tokens.line),
    panel: read(tokens.panel),
    up: read(tokens.up),
    down: read(tokens.down),
    accent: read(tokens.accent),
  }
  probe.remove()
  return colours
}

/** Changes whenever the page's colours do. */
export const useAppliedTheme = () => useSyncExternalStore(watchTheme, () => `${chosen()} ${system().matches}`)

const chosen = () => document.documentElement.dataset.theme ?? ''
const system = () => matchMedia('(prefers-color-scheme: dark)')

function watchTheme(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const query = system()
  query.addEventListener('change', notify)
  return () => {
    observer.disconnect()
    query.removeEventListener('change', notify)
  }
}
