// Old versions of Node read this file and the ones that import it: nothing newer than ES2019 here.
const NEEDED = [20, 19]

export function onGoodNode(go) {
  const have = process.versions.node.split('.').map(Number)
  if (have[0] > NEEDED[0] || (have[0] === NEEDED[0] && have[1] >= NEEDED[1])) return go()
  console.error(`Market Flux needs Node ${NEEDED.join('.')} or newer, and this is Node ${process.versions.node}.`)
  console.error('Get a newer one from https://nodejs.org, or with `nvm install` in this folder.')
  process.exitCode = 1
}
