import type { Level } from 'pino'

export type LogLevel = Level | 'silent'
export const logLevels: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
