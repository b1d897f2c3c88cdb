/**
 * Loaded before the backend: a SIGUSR2 collects garbage, so that what is measured afterwards is held rather than not yet collected. Pages of which a third is
 * in use are left alone by a usual collection; like one that V8 makes when a process is idle, this one empties them.
 */
const { setFlagsFromString } = require('node:v8')
const { runInNewContext } = require('node:vm')

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
process.on('SIGUSR2', () => {
  setFlagsFromString('--optimize-for-size')
  collect()
  setFlagsFromString('--no-optimize-for-size')
})
