import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { noticesOf } from '../../scripts/lib/notices.mjs'

type Locked = { version: string; dev?: boolean; devOptional?: boolean; dependencies?: Record<string, string> }
const locked: Record<string, Locked> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
const notices = noticesOf()
const isNamed = (name: string, { version }: Locked) => notices.includes(`\n${name} ${version}\nLicence: `)

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)

/** The packages that a source imports more of than types. */
const packagesIn = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import (?!type )|export )?[^'"\n]*(?:from |import\(?)\s?'([^.'][^']*)'/gm,
    ),
  ]
    .filter(([line]) => !line.startsWith('import type'))
    .map(([, name = '']) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => !/^(node:|virtual:)/.test(name))

describe('the third-party notices', () => {
  it('LEG-05 name every package that is not for development only, with its version and licence', () => {
    const shipped = Object.entries(locked).filter(([folder, { dev, devOptional }]) => folder && !dev && !devOptional)
    const missing = shipped.filter(([folder, one]) => !isNamed(folder.split('node_modules/').at(-1) ?? '', one))
    expect([shipped.length > 100, missing, notices.includes('Licence: see below')]).toEqual([true, [], false])
  })

  it('LEG-05 name every package that the sources of the app import, with its dependencies', () => {
    const imported = new Set(sourcesIn('src').flatMap(packagesIn))
    for (const name of imported) {
      for (const needed of Object.keys(locked[`node_modules/${name}`]?.dependencies ?? {})) imported.add(needed)
    }
    expect(imported).toContain('serwist')
    expect([...imported].filter((name) => !notices.includes(`\n${name} `))).toEqual([])
  })

  it('LEG-05 contain the texts of licences, and the chosen one where there is a choice', () => {
    expect(notices).toContain('Eclipse Public License')
    expect(notices).toMatch(/\nelkjs [\d.]+\nLicence: EPL-2\.0 OR GPL-3\.0\S* \(used under EPL-2\.0\)/)
  })
})
