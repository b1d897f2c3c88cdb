import { mock } from '../../src/contract/mock/mock.routes.ts'
import { notFound } from '../http/refusal.ts'
import { type Serving, serve } from '../http/serve.ts'
import { clearMails, listMails, readMail } from '../mails/outbox.ts'
import type { Database } from '../store/open-store.ts'

export const serveMails = (database: Database): Serving[] => [
  serve(mock.listMails, async () => ({ status: 200, body: { mails: await listMails(database) } })),
  serve(mock.readMail, async ({ params }) => {
    const mail = await readMail(database, params.id)
    if (!mail) throw notFound('The outbox has no such mail.')
    return { status: 200, body: mail }
  }),
  serve(mock.clearMails, async () => {
    await clearMails(database)
    return { status: 204, body: undefined }
  }),
]
