import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { policy } from '../shared/policy.ts'
import { inputRefusals } from '../shared/refusals.routes.ts'
import { SUGGESTION_SEARCH_LIMIT, SymbolSuggestions } from './symbols.ts'

const c = initContract()
const query = z.strictObject({
  search: z.string().check(z.trim(), z.minLength(1), z.maxLength(SUGGESTION_SEARCH_LIMIT)),
})

/** Beyond the specification: the directory of listed companies (API-09). */
export const symbols = c.router(
  {
    suggest: {
      method: 'GET',
      path: '/symbols/suggestions',
      summary:
        'Symbols that begin like a text, or whose company has a word that does: the exact symbol first, then the largest',
      query,
      responses: { 200: SymbolSuggestions, ...inputRefusals },
      metadata: policy({ needs: 'anyone', limit: { calls: 240, seconds: 60 }, isMetered: true }),
    },
  },
  { strictStatusCodes: true },
)
