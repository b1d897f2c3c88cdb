import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Refusal = { status: number; words: string }
type Asked = {
  user?: string
  password?: string
  secure?: boolean
  refusals?: Refusal[]
  unknown?: string
}
export type Received = { from: string; to: string[]; raw: string }

const errorOf = ({ status, words }: Refusal) => Object.assign(new Error(words), { responseCode: status })

/**
 * A real SMTP server on a free port. `refusals` are used up by the first mails, once they have been read; `unknown` is a recipient that it refuses.
 */
export async function startMailServer({ user, password, secure = false, refusals = [], unknown }: Asked = {}) {
  const received: Received[] = []
  const refused: Received[] = []
  const busy = { now: 0, most: 0 }
  let turnedAway = 0
  const server = new SMTPServer({
    secure,
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    onAuth(given, _, answer) {
      const isRight = given.username === user && given.password === password
      const words = `5.7.8 No ${given.username} ${given.password}`
      return isRight ? answer(null, { user: given.username }) : answer(errorOf({ status: 535, words }))
    },
    onMailFrom(_, __, answer) {
      busy.now += 1
      busy.most = Math.max(busy.most, busy.now)
      answer()
    },
    onRcptTo({ address }, _, answer) {
      if (address !== unknown) return answer()
      turnedAway += 1
      answer(errorOf({ status: 550, words: '5.1.1 No such user' }))
    },
    onClose: () => {
      busy.now = 0
    },
    async onData(stream, { envelope }, answer) {
      const raw = await text(stream)
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const mail = { from, to: envelope.rcptTo.map(({ address }) => address), raw }
      busy.now -= 1
      const refusal = refusals.shift()
      if (refusal) refused.push(mail)
      else received.push(mail)
      answer(refusal ? errorOf(refusal) : null)
    },
  })
  // a client that disconnects halfway does not concern the test
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const login = user === undefined ? '' : `${user}:${password}@`
  return {
    url: `${secure ? 'smtps' : 'smtp'}://${login}127.0.0.1:${port}`,
    received,
    refused,
    /** The highest number of mails at the same time. */
    most: () => busy.most,
    /** How often the unknown recipient was refused. */
    turnedAway: () => turnedAway,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** Headers, and the parts by type, as a mail program reads them. */
export function readRaw(raw: string) {
  const { headers, body } = splitHead(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitHead(part.trimStart()))
  const textOf = (type: string) => {
    const part = parts.find(({ headers: own }) => own['content-type']?.startsWith(type))
    return part && decode(part.body, part.headers['content-transfer-encoding'])
  }
  return { headers, text: textOf('text/plain'), html: textOf('text/html') }
}

function splitHead(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])
  const fields: Record<string, string | undefined> = Object.fromEntries(headers)
  return { headers: fields, body: raw.slice(end + 4) }
}

function decode(body: string, encoding = '7bit') {
  const plain = body.replace(/\r\n$/, '')
  const bytes =
    encoding === 'base64'
      ? Buffer.from(plain, 'base64')
      : Buffer.from(
          encoding === 'quoted-printable'
            ? plain
                .replace(/=\r\n/g, '')
                .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
            : plain,
          'latin1',
        )
  return bytes.toString('utf8').replaceAll('\r\n', '\n')
}
