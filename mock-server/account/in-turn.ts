import { eq } from 'drizzle-orm'
import { unauthorized } from '../http/refusal.ts'
import type { Database } from '../store/open-store.ts'
import { users } from '../store/schema.ts'

export type Step = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Changes of what one user has, in a transaction that waits for those before it. */
export const inTurn = <Result>(database: Database, userId: string, task: (step: Step) => Promise<Result>) =>
  database.transaction(async (step) => {
    const [owner] = await step.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if (!owner) throw unauthorized('The account was deleted.')
    return task(step)
  })
