import * as z from 'zod/mini'
import { addressProblem, type GivenSource } from '../source.ts'

const Config = z.array(
  z.strictObject({
    url: z.string().check(z.maxLength(2048)),
    name: z.optional(z.string().check(z.maxLength(200))),
    isOn: z.optional(z.boolean()),
    everyMinutes: z.optional(z.number().check(z.gte(2), z.lte(1440))),
  }),
)

/** The sources of a config file. Throws a sentence about what is wrong with it. */
export function readConfig(text: string): GivenSource[] {
  const result = z.safeParse(Config, parsed(text))
  if (!result.success) throw new Error(issueOf(result.error.issues[0]))
  for (const [at, { url }] of result.data.entries()) {
    const problem = addressProblem(url)
    if (problem) throw new Error(`Entry ${at + 1}: ${problem}`)
  }
  return result.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new Error(`It is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

function issueOf(issue: { path: PropertyKey[]; message: string } | undefined) {
  const [at, key] = issue?.path ?? []
  if (typeof at !== 'number') return 'It must be a list: [{ "url": "https://…" }].'
  return `Entry ${at + 1}${key === undefined ? '' : `, ${String(key)}`}: ${issue?.message}`
}
