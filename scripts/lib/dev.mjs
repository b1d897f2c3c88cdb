import { spawn } from 'node:child_process'
import { install } from './install.mjs'
import { checkListening, whereToListen } from './listening.mjs'
import { clearly, tool } from './run.mjs'

/** `npm run dev`: Vite serves the app on PORT and forwards calls to the backend on the next port; both reload. */
export const dev = (options) =>
  clearly(async () => {
    const { port, host } = whereToListen()
    const backend = { port: port + 1, host: '127.0.0.1' }
    await checkListening({ port, host }, 'npm run dev')
    await checkListening(backend, 'npm run dev')
    await install()

    const calls = watch(
      ['tsx', 'watch', '--clear-screen=false', 'mock-server/main.ts', ...options],
      {
        PORT: String(backend.port),
        HOST: backend.host,
        PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
      },
      'pipe',
    )
    calls.stdout.setEncoding('utf8').on('data', (text) => process.stdout.write(asBackend(text)))
    const app = watch(['vite', '--port', String(port), '--strictPort', '--host', host], {
      BACKEND_PORT: String(backend.port),
    })
    endTogether([calls, app])
  }, 0)

/** The backend itself serves the app of the last build, so Vite's address is the one to open. */
const asBackend = (text) => text.replace('Market Flux runs at', 'Backend at')

/** In a process group of its own, so that the watchers receive Ctrl-C once, from us. */
const watch = ([name, ...options], env, stdout = 'inherit') =>
  spawn(process.execPath, [tool(name), ...options], {
    env: { ...process.env, ...env },
    stdio: ['inherit', stdout, 'inherit'],
    detached: true,
  })

function endTogether(serving) {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    for (const child of serving) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  for (const child of serving) {
    child.on('exit', () => {
      if (!isStopping) process.exitCode = 1
      stop()
    })
  }
}
