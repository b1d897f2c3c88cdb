import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { policy } from '../shared/policy.ts'
import { bodyRefusals, userRefusal } from '../shared/refusals.routes.ts'
import { OlderNews, OlderNewsSearch } from './older-news.ts'

const c = initContract()

/** Beyond the specification: what a feed has below its live list (API-15). */
export const news = c.router(
  {
    older: {
      method: 'POST',
      path: '/news/older',
      summary: 'The headlines that a search finds below one of them, newest first',
      body: OlderNewsSearch,
      responses: { 200: z.object({ data: OlderNews }), ...bodyRefusals },
      metadata: policy({ needs: 'anyone', limit: { calls: 240, seconds: 60 }, isMetered: true }),
    },
    olderOwn: {
      method: 'POST',
      path: '/user/news/older',
      summary: "The same with the headlines of the user's own sources",
      body: OlderNewsSearch,
      responses: { 200: z.object({ data: OlderNews }), ...userRefusal, ...bodyRefusals },
      metadata: policy({ needs: 'user', limit: { calls: 240, seconds: 60 }, isMetered: true }),
    },
  },
  { strictStatusCodes: true },
)
