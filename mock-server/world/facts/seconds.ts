import { millisecondsInSecond } from 'date-fns/constants'
import { part } from '../random/parts.ts'
import { hash } from '../random/random.ts'

/** Milliseconds between two numbers of seconds, the same for the same text. */
export const seconds = (text: string, least: number, most: number, question = 1) =>
  Math.round((least + part(hash(text), question) * (most - least)) * millisecondsInSecond)
