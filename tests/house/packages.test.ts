import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CALLS } from '../../scripts/chunks.ts'

const manifest: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'))

it('names each package in one version, so that every installation is the one that was tested', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.length).toBeGreaterThan(20)
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
})

it('puts the schemas of every call into the one file of all calls: one that is missing there would only be missed by a browser', () => {
  const client = readFileSync('src/adapters/http/client.ts', 'utf8')
  const routes = readdirSync('src/contract', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.routes.ts') && client.includes(`contract/${path}'`))
    .map((path) => join('src/contract', path))
  expect(routes.length).toBeGreaterThan(8)
  expect(routes.filter((path) => !CALLS.test(path))).toEqual([])
})
