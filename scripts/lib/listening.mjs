import { createServer } from 'node:net'
import { Trouble } from './run.mjs'

/** Where the app listens, by PORT and HOST. */
export function whereToListen() {
  const PORT = process.env.PORT || '4173'
  const host = process.env.HOST || '127.0.0.1'
  const port = Number(PORT)
  if (!/^\d+$/.test(PORT) || port > 65_535) throw new Trouble(`PORT must be a number up to 65535, not '${PORT}'.`)
  return { port, host }
}

/** Explains in plain words why the address cannot be listened on. */
export async function checkListening({ port, host }, command = 'npm start') {
  const why = await whyNot(port, host)
  if (!why) return
  if (why === 'EADDRINUSE') throw new Trouble(`Port ${port} is taken. Set another: PORT=${port + 1} ${command}`)
  if (why === 'EACCES') throw new Trouble(`Port ${port} is not yours to open. Set one above 1023: PORT=4173 ${command}`)
  throw new Trouble(
    `Nothing can listen on ${host} (${why}). Set HOST to an address of this machine, such as 127.0.0.1.`,
  )
}

/** The error's code when listening there fails. */
function whyNot(port, host) {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', ({ code }) => done(code))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(undefined)))
  })
}
