import { readdirSync } from 'node:fs'
import { Trouble } from '../run.mjs'
import { affectedBy, changedSince } from './affected.mjs'
import { CHECKS, IN_PROCESS } from './options.mjs'
import { allResults, doneFiles, keyOf, plannedOf, resultsOf } from './records.mjs'

const isTest = (name) => /\.test\.tsx?$/.test(name)
const testsIn = (suite) =>
  readdirSync(`tests/${suite}`, { recursive: true })
    .filter(isTest)
    .map((name) => `tests/${suite}/${name}`)
    .sort()

/** The selected targets: `{ checks, files, browserFiles, browserTests, hasBuild, hasTitles }`. */
export function targetsOf({ suites, changed, failed, shard }) {
  const all = {
    checks: CHECKS.filter((name) => suites.includes(name)),
    files: IN_PROCESS.filter((name) => suites.includes(name)).flatMap(testsIn),
    browserFiles: suites.includes('e2e') ? testsIn('e2e') : [],
    hasBuild: suites.includes('build'),
    hasTitles: suites.includes('titles') && !changed && !failed && !shard,
  }
  const chosen = changed ? affected(all, changed) : failed ? failedOf(all) : all
  return shard ? shardOf(chosen, shard) : chosen
}

function affected(all, commit) {
  const changes = changedSince(commit)
  const isAffected = affectedBy(changes)
  const browserFiles = all.browserFiles.filter(isAffected)
  return {
    ...all,
    checks: changes.length > 0 ? all.checks : [],
    files: all.files.filter(isAffected),
    browserFiles,
    hasBuild: browserFiles.length > 0,
  }
}

function failedOf(all) {
  const failed = allResults().filter(({ outcome }) => outcome === 'failed' || outcome === 'timedOut')
  if (failed.length === 0) throw new Trouble('Nothing failed in the last run.')
  const files = new Set(failed.map(({ file }) => file))
  const browserTests = failed
    .filter(({ suite }) => suite === 'e2e')
    .map(({ file, titles, declaredIn }) => ({ file, titles, declaredIn }))
  return {
    checks: all.checks.filter((name) => files.has(name)),
    files: all.files.filter((file) => files.has(file)),
    browserFiles: all.browserFiles.filter((file) => files.has(file)),
    browserTests,
    hasBuild: browserTests.length > 0 || files.has('build'),
    hasTitles: files.has('titles'),
  }
}

/** Files are dealt out in turn; targets that are no tests belong to the first part. */
function shardOf(targets, { index, count }) {
  const isOurs = (_, nth) => nth % count === index - 1
  const browserFiles = targets.browserFiles.filter(isOurs)
  const browserTests = targets.browserTests?.filter(({ file }) => browserFiles.includes(file))
  return {
    ...targets,
    checks: index === 1 ? targets.checks : [],
    files: targets.files.filter(isOurs),
    browserFiles,
    browserTests,
    hasBuild: targets.hasBuild && (index === 1 || browserFiles.length > 0),
  }
}

/** The targets of a run that have no result yet. */
export function leftOf({ id, targets }) {
  const done = new Set(IN_PROCESS.flatMap((suite) => [...doneFiles(suite, id)]))
  return {
    checks: targets.checks.filter((name) => resultsOf(name, id).length === 0),
    files: targets.files.filter((file) => !done.has(file)),
    ...browserLeft(targets, id),
    hasBuild: targets.hasBuild && resultsOf('build', id).length === 0,
    hasTitles: targets.hasTitles && resultsOf('titles', id).length === 0,
  }
}

export const isNothing = (targets) => linesOf(targets).length === 0

function browserLeft({ browserFiles, browserTests }, run) {
  const planned = plannedOf('e2e', run)
  if (!planned) return { browserFiles, browserTests }
  const done = new Set(resultsOf('e2e', run).map(keyOf))
  const tests = planned.filter((test) => !done.has(keyOf(test)))
  return { browserFiles: [...new Set(tests.map(({ file }) => file))], browserTests: tests }
}

/** The tests that did not run, in lines. */
export const linesOf = ({ checks = [], files, browserFiles, browserTests, hasBuild, hasTitles }) => [
  ...checks,
  ...files,
  ...(browserTests?.map(keyOf) ?? browserFiles),
  ...(hasBuild ? ['build'] : []),
  ...(hasTitles ? ['titles'] : []),
]

/** The tests of a run that hit a time limit, the files of those in process, and those in the browser. */
export function timedOutOf(run) {
  const tests = [...IN_PROCESS, 'e2e']
    .flatMap((suite) => resultsOf(suite, run))
    .filter(({ outcome }) => outcome === 'timedOut')
  const browserTests = tests.filter(({ suite }) => suite === 'e2e')
  const files = [...new Set(tests.filter((test) => !browserTests.includes(test)).map(({ file }) => file))]
  return { tests, files, browserTests, browserFiles: [] }
}
