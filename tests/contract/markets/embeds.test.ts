import { createHash } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await writeFile(join(folder, 'index.html'), '<title>App</title>')
  const embed = fileURLToPath(new URL('../../../public/embed', import.meta.url))
  await cp(embed, join(folder, 'embed'), { recursive: true })
  backend = await startTestBackend({}, { pages: folder })
})
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})

const policyOf = async (path: string) => {
  const { headers, body } = await backend.call('GET', path)
  const said = headers.get('content-security-policy') ?? ''
  const rules: Record<string, string[]> = {}
  for (const [name = '', ...values] of said.split('; ').map((rule) => rule.split(' '))) rules[name] = values
  return { rules, html: String(body) }
}

describe('the page with the provider’s widgets', () => {
  it('EMB-01 it runs its own script and the provider’s only, and has no origin, wherever it is opened', async () => {
    const { rules, html } = await policyOf('/embed/frame.html')
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
    expect(script).not.toBe('')
    const hash = createHash('sha256').update(script).digest('base64')
    expect([rules['default-src'], rules['script-src'], rules['frame-ancestors'], rules.sandbox]).toEqual([
      ["'none'"],
      [`'sha256-${hash}'`, 'https://s3.tradingview.com'],
      ["'self'"],
      ['allow-scripts', 'allow-popups'],
    ])
    expect(
      Object.values(rules)
        .flat()
        .filter((one) => /^https?:|^\*|unsafe-eval/.test(one))
        .every(isProvider),
    ).toBe(true)
  })

  it('EMB-02 the app frames our pages only for prices, and never mentions the provider', async () => {
    const { rules } = await policyOf('/terminal')
    expect([rules['frame-src']?.[0], JSON.stringify(rules).includes('tradingview')]).toEqual(["'self'", false])
  })

  it('no other page of ours can be framed', async () => {
    expect((await policyOf('/')).rules['frame-ancestors']).toEqual(["'none'"])
  })
})

const isProvider = (source: string) => /^https:\/\/(s3|\*)\.tradingview(-widget)?\.com$/.test(source)
