import type { AppRoute } from '@ts-rest/core'
import type { Policy } from '../../src/contract/shared/policy.ts'

export function policyOf(name: string, { metadata }: AppRoute): Policy {
  if (!isPolicy(metadata)) throw new Error(`${name} has no policy.`)
  return metadata
}

const isPolicy = (metadata: unknown): metadata is Policy =>
  typeof metadata === 'object' && metadata !== null && 'needs' in metadata && 'limit' in metadata
