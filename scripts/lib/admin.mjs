import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { clearly, Trouble } from './run.mjs'

const HELP = `npm run admin -- messages          the messages to the team, newest first
npm run admin -- messages --json   the same for programs

It connects to the server that runs on the data folder (DATA_DIR, or data).`

/** `npm run admin`: the operator's requests to a running server. */
export const admin = ([command, ...options]) =>
  clearly(async () => {
    const isForPrograms = options[0] === '--json'
    if (command !== 'messages' || options.length > (isForPrograms ? 1 : 0)) return console.log(HELP)
    const messages = await ask('/messages')
    console.log(
      isForPrograms ? JSON.stringify(messages, undefined, 2) : messages.map(inWords).join('\n') || 'No messages.',
    )
  }, 130)

const inWords = ({ createdAt, userId, firstName, lastName, email, message }) => {
  const who = [`${firstName} ${lastName}`.trim(), email && `<${email}>`, userId === null ? '(visitor)' : '(signed in)']
  return harmless(`${createdAt}  ${who.filter(Boolean).join(' ')}\n${message.replace(/^/gm, '  ')}\n`)
}

/** Strangers wrote it: it must not control a terminal or reverse its text. */
const harmless = (text) => text.replace(/[^\P{C}\n]/gu, '\ufffd')

async function ask(path) {
  const folder = resolve(process.env.DATA_DIR || 'data')
  const answer = await new Promise((done, fail) =>
    request({ socketPath: join(folder, 'admin.sock'), path }, done)
      .once('error', fail)
      .end(),
  ).catch(() => {
    throw new Trouble(`No server runs on ${folder}. Start it with npm start, then ask again.`)
  })
  if (answer.statusCode !== 200) throw new Trouble(`The server answered ${answer.statusCode}.`)
  return json(answer)
}
