import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { affectedBy } from '../../scripts/lib/tests/affected.mjs'
import { hasSubject, missingSubjects, subjectsOf } from '../../scripts/lib/tests/subjects.mjs'

describe('the subjects of browser tests', () => {
  const inFolder = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  function chosenBy(change: string) {
    // once for all files: it reads every import of the project
    const isAffected = affectedBy([change])
    return inFolder('tests/e2e')
      .filter((name) => name.endsWith('.test.ts'))
      .filter((name) => isAffected(`tests/e2e/${name}`))
      .map((name) => name.replace('.e2e.test.ts', ''))
      .sort()
  }

  it('name something of every file of tests', () => {
    const files = inFolder('tests/e2e').filter((name) => name.endsWith('.test.ts'))
    const sources = inFolder('src').map((name) => `src/${name}`)
    const isAboutNothing = (name: string) => !(subjectsOf(`tests/e2e/${name}`, sources)?.length ?? 0)
    expect(files.filter(isAboutNothing)).toEqual(['shared/layout.e2e.test.ts', 'sources/mock-page.e2e.test.ts'])
  })

  it('exist', () => {
    expect(missingSubjects(inFolder('src').map((name) => `src/${name}`))).toEqual([])
  })

  it('reach every folder of screens', () => {
    const files = inFolder('tests/e2e').filter((name) => name.endsWith('.test.ts'))
    const folders = readdirSync('src/ui', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const sources = folders.map(({ name }) => `src/ui/${name}/Any.tsx`).filter(hasSubject)
    const reached = files
      .filter((name) => !/^(screens|shared\/(layout|first-(load|screen)))/.test(name))
      .flatMap((name) => subjectsOf(`tests/e2e/${name}`, sources) ?? [])
    expect(sources.filter((path) => !reached.includes(path))).toEqual([])
  })

  it.each([
    [
      'a component, the tests that are about its folder',
      'src/ui/feed/rows/FeedRow.tsx',
      [
        'feed/feed',
        'feed/older',
        'feed/rows',
        'screens/feed',
        'shared/first-load',
        'shared/first-screen',
        'shared/media',
        'walks/feed/feed.walk',
      ],
    ],
    [
      'a chart, the tests about it and about what imports it',
      'src/machines/live-tv/player.machine.ts',
      ['live-tv/live-tv', 'screens/terminal', 'shared/first-load', 'shared/first-screen'],
    ],
  ])('choose for %s', (_, change, names) => expect(chosenBy(change)).toEqual(names))
})
