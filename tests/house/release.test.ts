import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const SCRIPT = resolve('scripts/release.mjs')
const CHANGES =
  '# Changelog\n\n## [Unreleased]\n\n### Fixed\n- A row.\n\n## [0.1.0] - 2026-11-22\n\n### Added\n- All.\n'

let project = ''
const put = (name: string, text: string) => writeFileSync(join(project, name), text)
const read = (name: string) => readFileSync(join(project, name), 'utf8')
const git = (...words: string[]) => execFileSync('git', words, { cwd: project, encoding: 'utf8' }).trim()
const release = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], {
    cwd: project,
    encoding: 'utf8',
  })
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'release-'))
  put('CHANGELOG.md', CHANGES)
  put('package.json', '{ "version": "0.1.0" }\n')
  put('package-lock.json', '{ "version": "0.1.0", "packages": { "": { "version": "0.1.0" } } }\n')
  git('init', '--quiet')
  git('config', 'user.name', 'A maintainer')
  git('config', 'user.email', 'maintainer@example.org')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
})
afterEach(() => rmSync(project, { recursive: true }))

describe('npm run release', () => {
  it('moves what is unreleased to the version, sets it everywhere, commits and tags', () => {
    expect(release('0.2.0').status).toBe(0)
    const today = new Date().toISOString().slice(0, 10)
    expect(read('CHANGELOG.md')).toContain(`## [Unreleased]\n\n## [0.2.0] - ${today}\n\n### Fixed\n- A row.\n`)
    expect([JSON.parse(read('package.json')), JSON.parse(read('package-lock.json'))]).toEqual([
      { version: '0.2.0' },
      { version: '0.2.0', packages: { '': { version: '0.2.0' } } },
    ])
    expect([git('log', '-1', '--format=%s'), git('tag', '--list'), git('status', '--porcelain')]).toEqual([
      'Release 0.2.0',
      'v0.2.0',
      '',
    ])
  })

  it.each<[string, () => void, string, string]>([
    ['a version that is none', () => {}, '1.2', 'Name the version: npm run release -- 1.2.3'],
    [
      'a tree with changes',
      () => put('new.txt', ''),
      '0.2.0',
      'The working tree has changes. Commit or stash them first.',
    ],
    ['a version that is tagged', () => git('tag', 'v0.2.0'), '0.2.0', 'v0.2.0 is tagged already.'],
    [
      'a changelog without news',
      () => {
        put('CHANGELOG.md', CHANGES.replace('### Fixed\n- A row.\n\n', ''))
        git('commit', '--all', '--quiet', '--message', 'Empty it')
      },
      '0.2.0',
      'CHANGELOG.md has nothing under Unreleased.',
    ],
  ])('refuses %s and changes nothing', (_, prepare, version, problem) => {
    prepare()
    const before = [git('rev-parse', 'HEAD'), read('CHANGELOG.md'), read('package.json')]
    expect(release(version)).toEqual({ status: 1, stdout: '', stderr: problem })
    expect([git('rev-parse', 'HEAD'), read('CHANGELOG.md'), read('package.json')]).toEqual(before)
  })
})

it('CHANGELOG.md has the form of Keep a Changelog', () => {
  const headings = readFileSync('CHANGELOG.md', 'utf8').match(/^##+ .*/gm) ?? []
  const isRight = (heading: string) =>
    /^## \[(Unreleased\]$|\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$)/.test(heading) ||
    /^### (Added|Changed|Deprecated|Removed|Fixed|Security)$/.test(heading)
  expect(headings[0]).toBe('## [Unreleased]')
  expect(headings.filter((heading) => !isRight(heading))).toEqual([])
})
