import { initContract } from '@ts-rest/core'
import { policy } from '../shared/policy.ts'
import { bodyRefusals, userRefusal } from '../shared/refusals.routes.ts'
import { repeatable } from '../shared/repeatable.routes.ts'
import { ContactMessage } from './contact.ts'

const c = initContract()

export const contact = c.router(
  {
    send: {
      method: 'POST',
      path: '/contact',
      summary: 'Send a message to the team',
      headers: repeatable,
      body: ContactMessage,
      responses: { 204: c.noBody(), ...userRefusal, ...bodyRefusals },
      metadata: policy({ needs: 'anyone', limit: { calls: 5, seconds: 60 } }),
    },
  },
  { strictStatusCodes: true },
)
