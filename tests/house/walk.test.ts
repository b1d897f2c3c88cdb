import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

type Count = { all: number; elsewhere: number; left: string[] }
const full = (all: number, elsewhere = 0): Count => ({ all, elsewhere, left: [] })

/** A project of two charts, one of them with hands in the browser. */
let house = ''
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'walks-'))
  cpSync('scripts', join(house, 'scripts'), { recursive: true })
  for (const chart of ['door', 'lamp']) put(`src/machines/${chart}.machine.ts`, '')
  put('tests/e2e/walks/door.walk.e2e.test.ts', 'walkInBrowser(doorMachine)({})')
})
afterEach(() => rmSync(house, { recursive: true }))

function put(path: string, text: string) {
  mkdirSync(join(house, path, '..'), { recursive: true })
  writeFileSync(join(house, path), text)
}
const left = (kind: 'model' | 'browser', chart: string, counts: Record<string, Count>) =>
  put(`.cache/walks/${kind}/${chart}.json`, JSON.stringify(counts))
const walk = (...options: string[]) =>
  new Promise<{ code: number; said: string[]; complained: string[] }>((done) => {
    const env = { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' }
    const child = execFile(
      process.execPath,
      [join(house, 'scripts/walk.mjs'), ...options],
      { env },
      (_, said, complained) =>
        done({ code: child.exitCode ?? -1, said: linesOf(said), complained: linesOf(complained) }),
    )
  })
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

describe('npm run walk', () => {
  it('CHT-02 CHT-03 reports the coverage of each chart, and that it is complete', async () => {
    left('model', 'door', { states: full(2), transitions: full(3), guards: full(2), pairs: full(5) })
    left('browser', 'door', { states: full(2), transitions: full(3, 1), guards: full(2, 2) })
    left('model', 'lamp', { states: full(1), transitions: full(1), guards: full(0), pairs: full(0) })
    const { code, said, complained } = await walk('--last')
    expect([code, complained, said.slice(2, 5).map((line) => line.split(/\s{2,}/))]).toEqual([
      0,
      [],
      [
        ['door', '2/2', '3/3', '2/2', '5/5', '2/2', '2/2 +1', '0/0 +2'],
        ['lamp', '1/1', '1/1', '–', '–', '–', '–', '–'],
        ['2 charts', '3/3', '4/4', '2/2', '5/5', '2/2', '2/2 +1', '0/0 +2'],
      ],
    ])
  })

  it('CHT-02 CHT-03 fails for transitions that were not walked, and names them', async () => {
    const pairs = { ...full(5), left: ['door opened #1 ⇒ door shut #1'] }
    left('model', 'door', { states: full(2), transitions: full(3), guards: full(2), pairs })
    const { code, complained } = await walk('--last')
    expect([code, complained]).toEqual([
      1,
      [
        'door: not walked in process: door opened #1 ⇒ door shut #1',
        'door: nothing was walked in the browser.',
        'lamp: nothing was walked in process.',
      ],
    ])
  })

  it('CHT-02 ignores the coverage of failed walks, and reports the first failure', async () => {
    symlinkSync(resolve('node_modules'), join(house, 'node_modules'))
    put('package.json', '{"type":"module"}')
    put('package-lock.json', '{"packages":{}}')
    put(
      'vitest.config.ts',
      "export default { test: { projects: [{ test: { name: 'model', include: ['tests/model/*'] } }] } }",
    )
    put(
      'tests/model/door.model.test.ts',
      `import { expect, it } from 'vitest'
      it('CHT-02 opened', () => expect({ isOpen: false }).toEqual({ isOpen: true }))
      it('CHT-02 opened → shut', () => expect(1).toBe(2))
      it('CHT-02 leaves no state of door unwalked', () => expect(1).toBe(2))`,
    )
    put('tests/model/lamp.model.test.ts', "throw new Error('lamp knows no lamp.mended')")
    put(
      'tests/e2e/walks/door.walk.e2e.test.ts',
      "import { test } from '@playwright/test'\ntest('door', () => undefined)",
    )
    left('model', 'door', { states: { ...full(2), left: ['in door.open'] } })
    const sentences = [
      '2 walks of door failed, so nothing was counted; the first:',
      'CHT-02 opened',
      '- Expected',
      '+ Received',
      '  {',
      '-   "isOpen": true,',
      '+   "isOpen": false,',
      '  }',
      'All of it: npx vitest run --project model door.model.test.ts',
      'door: nothing was walked in the browser.',
      'The walks of lamp could not begin, so nothing was counted:',
      'lamp knows no lamp.mended',
      'All of it: npx vitest run --project model lamp.model.test.ts',
    ]
    const ended = [await walk(), await walk('--last')]
    expect(ended.map(({ code, complained }) => [code, complained])).toEqual([
      [1, sentences],
      [1, sentences],
    ])
  })

  it('CHT-02 walks only the named charts, and refuses unknown ones', async () => {
    left('model', 'lamp', { states: full(1), transitions: full(1), guards: full(0), pairs: full(0) })
    const [one, none] = [await walk('--last', 'lamp'), await walk('window')]
    expect([one.code, one.complained, none.code, none.complained[0], none.complained.at(-1)]).toEqual([
      0,
      [],
      1,
      'window is neither an option nor a chart.',
      'Charts: door, lamp',
    ])
  })

  it.skipIf(['darwin', 'win32'].includes(process.platform)).each([
    [
      'CHT-03 shows only what hands can walk',
      ['--show', 'lamp'],
      'lamp has no walks to watch in a browser; these have: door',
    ],
    ['CHT-03 asks for the chart to see', ['--show'], 'Name the charts to see: npm run walk -- --show contact'],
    ['CHT-03 asks for the chart to film', ['--record'], 'Name the charts to see: npm run walk -- --record contact'],
    [
      'CHT-03 explains that showing needs a display',
      ['--show', 'door'],
      '--show needs a display, and there is none (DISPLAY is not set). --record makes a film without one.',
    ],
  ])('%s', async (_, options, sentence) => {
    expect(await walk(...options)).toEqual({ code: 1, said: [], complained: [sentence] })
  })
})
