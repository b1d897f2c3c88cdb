import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim()
const isTagged = (tag) => git('tag', '--list', tag) !== ''
const UNRELEASED = '## [Unreleased]\n'

/** The reason why this version cannot be released now, or undefined. */
function problemOf(version, changelog) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'Name the version: npm run release -- 1.2.3'
  if (git('status', '--porcelain') !== '') return 'The working tree has changes. Commit or stash them first.'
  if (isTagged(`v${version}`)) return `v${version} is tagged already.`
  const unreleased = changelog.split(UNRELEASED)[1]?.split(/^## \[/m)[0]
  if (!unreleased?.trim()) return 'CHANGELOG.md has nothing under Unreleased.'
  return undefined
}

function withVersion(file, version) {
  const text = JSON.parse(readFileSync(file, 'utf8'))
  text.version = version
  if (text.packages?.['']) text.packages[''].version = version
  writeFileSync(file, `${JSON.stringify(text, null, 2)}\n`)
}

const [version = ''] = process.argv.slice(2)
const changelog = readFileSync('CHANGELOG.md', 'utf8')
const problem = problemOf(version, changelog)
if (problem) {
  console.error(problem)
  process.exit(1)
}
const heading = `## [${version}] - ${new Date().toISOString().slice(0, 10)}\n`
writeFileSync('CHANGELOG.md', changelog.replace(UNRELEASED, `${UNRELEASED}\n${heading}`))
for (const file of ['package.json', 'package-lock.json']) withVersion(file, version)
git('commit', '--all', '--quiet', '--message', `Release ${version}`)
git('tag', '--annotate', `v${version}`, '--message', `Release ${version}`)
console.log(`Committed and tagged v${version}. Publish it with: git push --follow-tags`)
