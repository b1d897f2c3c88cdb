import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setAssetsAside } from '../../scripts/lib/keep-assets.mjs'

let dist: string
const assets = () => join(dist, 'app/assets')
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'market-flux-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

/** What the bundler does: it empties the app's folder and writes it again. */
function bundle(build: string, names: string[]) {
  rmSync(join(dist, 'app'), { recursive: true, force: true })
  mkdirSync(assets(), { recursive: true })
  for (const name of names) writeFileSync(join(assets(), name), build)
}
function build(name: string, names: string[]) {
  const layBeside = setAssetsAside(dist)
  bundle(name, names)
  layBeside()
}
const kept = () =>
  Object.fromEntries(readdirSync(assets()).map((name) => [name, readFileSync(join(assets(), name), 'utf8')]))

describe('a build', () => {
  it('BCK-09 keeps the assets of the previous build, and of no older one', () => {
    const seen: object[] = []
    for (const name of ['one', 'two', 'three']) {
      build(name, [`menu-${name}.js`, 'libraries.js'])
      seen.push(kept())
    }
    expect(seen).toEqual([
      { 'menu-one.js': 'one', 'libraries.js': 'one' },
      { 'menu-one.js': 'one', 'menu-two.js': 'two', 'libraries.js': 'two' },
      { 'menu-two.js': 'two', 'menu-three.js': 'three', 'libraries.js': 'three' },
    ])
  })

  it('BCK-09 loses none of them when it is interrupted', () => {
    build('one', ['menu-one.js'])
    setAssetsAside(dist)
    bundle('broken', ['menu-broken.js'])
    build('two', ['menu-two.js'])
    expect(kept()).toEqual({ 'menu-one.js': 'one', 'menu-two.js': 'two' })
  })

  it('BCK-09 keeps assets from before builds were listed', () => {
    bundle('one', ['menu-one.js'])
    build('two', ['menu-two.js'])
    expect(kept()).toEqual({ 'menu-one.js': 'one', 'menu-two.js': 'two' })
  })
})
