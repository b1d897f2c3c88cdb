import { parentPort } from 'node:worker_threads'
import { type Given, readGiven } from './reading.ts'

/** The thread in which documents are read: see `createReader`. */
parentPort?.on('message', (given: Given) => parentPort?.postMessage(readGiven(given)))
parentPort?.postMessage('ready')
