import { bundle } from '../e2e/look/bundle.ts'
import { PATIENCE_MS } from '../patience.ts'
import type { Action, Browser } from './browser.ts'
import type { Target } from './in-page/find.ts'

export type Page = Awaited<ReturnType<typeof openPage>>

const SELECT_ALL = ['\uE009', 'a']
export const ENTER = '\uE007'

/** A page as its visitor uses it: elements by role and name, a pointer, keys. Every call waits. */
export async function openPage(browser: Browser, address: string) {
  await browser.open(address)
  const code = await bundle(new URL('in-page/find.ts', import.meta.url), 'page')
  await browser.evaluate(`(() => { ${code}; window.marketFluxTest = page; return '' })()`)

  /** An answer is JSON, because the two protocols write other values differently; so is an error, which one of them shortens. */
  async function ask(what: 'middleOf' | 'present' | 'absent' | 'focused', target: Target) {
    const call = `window.marketFluxTest.${what}(${JSON.stringify(target)}, ${PATIENCE_MS})`
    const asText = '(answer) => JSON.stringify({ answer }), (error) => JSON.stringify({ trouble: error.message })'
    const { answer, trouble } = JSON.parse(await browser.evaluate(`${call}.then(${asText})`))
    if (trouble) throw new Error(trouble)
    return answer
  }
  const keys = (actions: Extract<Action, { type: 'key' }>['actions']) =>
    browser.perform([{ type: 'key', id: 'keyboard', actions }])

  return {
    sees: (target: Target) => ask('present', target),
    seesNo: (target: Target) => ask('absent', target),
    async click(target: Target) {
      const { x, y } = await ask('middleOf', target)
      const press = (['pointerDown', 'pointerUp'] as const).map((type) => ({ type, button: 0 as const }))
      await browser.perform([{ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }, ...press] }])
    },
    /** Clicks a field and replaces its content. */
    async type(target: Target, text: string) {
      await this.click(target)
      await ask('focused', target)
      const down = SELECT_ALL.map((value) => ({ type: 'keyDown' as const, value }))
      const up = SELECT_ALL.map((value) => ({ type: 'keyUp' as const, value }))
      await keys([...down, ...up, ...[...text].flatMap(pressed)])
    },
    press: (key: string) => keys(pressed(key)),
  }
}

const pressed = (value: string) => [
  { type: 'keyDown' as const, value },
  { type: 'keyUp' as const, value },
]
