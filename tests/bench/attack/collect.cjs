/** Loaded before the backend: a SIGUSR2 collects garbage, so that what is measured afterwards is held rather than not yet collected. */
const { setFlagsFromString } = require('node:v8')
const { runInNewContext } = require('node:vm')

setFlagsFromString('--expose-gc')
process.on('SIGUSR2', runInNewContext('gc'))
