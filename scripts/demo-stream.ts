// Regenerates the demo stream of Live TV (public/demo-stream.webm) from scripts/lib/demo-picture.js; it needs ffmpeg:
//   npm run demo-stream
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

/** Seconds. */
const DURATION = 40
const FRAMES_A_SECOND = 15
/** Samples per second. */
const RATE = 48_000

/** A soft chord, and a tone each second, with a higher one every ten seconds. Signed 16 bits. */
function sound() {
  const samples = new Int16Array(DURATION * RATE)
  const sine = (hertz: number, at: number) => Math.sin(2 * Math.PI * hertz * at)
  for (let i = 0; i < samples.length; i += 1) {
    const at = i / RATE
    const since = at % 1
    const bell = sine(Math.floor(at) % 10 === 0 ? 1320 : 880, since) * Math.exp(-since * 14) * Math.min(1, since * 400)
    const swell = 0.6 + 0.4 * sine(0.1, at)
    const chord = swell * (sine(110, at) + 0.6 * sine(165, at) + 0.5 * sine(220, at) + 0.3 * sine(275, at))
    samples[i] = Math.round(32_767 * (0.22 * bell + 0.05 * chord))
  }
  return Buffer.from(samples.buffer)
}

const encode = (soundFile: string) =>
  spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error'],
      ...['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(FRAMES_A_SECOND), '-i', '-'],
      ...['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', soundFile],
      ...['-c:v', 'libvpx', '-b:v', '300k', '-crf', '12', '-g', String(FRAMES_A_SECOND * 2), '-auto-alt-ref', '1'],
      ...['-c:a', 'libopus', '-b:a', '48k', '-pix_fmt', 'yuv420p', '-t', String(DURATION), 'public/demo-stream.webm'],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )

const fonts = [
  ['Inter', 'inter/files/inter-latin-wght-normal.woff2'],
  ['JetBrains Mono', 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'],
].map(([name, file]) => {
  const bytes = readFileSync(`node_modules/@fontsource-variable/${file}`, 'base64')
  return `@font-face { font-family: "${name}"; font-weight: 100 900; src: url(data:font/woff2;base64,${bytes}) }`
})

const folder = await mkdtemp(join(tmpdir(), 'demo-stream-'))
const soundFile = join(folder, 'sound.pcm')
await writeFile(soundFile, sound())
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
await page.setContent(`<style>${fonts.join('')}</style><canvas width="640" height="360"></canvas>`)
await page.evaluate(
  "Promise.all(['500 14px Inter', '500 14px \"JetBrains Mono\"'].map((name) => document.fonts.load(name)))",
)
await page.addScriptTag({ path: 'scripts/lib/demo-picture.js' })
const ffmpeg = encode(soundFile)
for (let frame = 0; frame < DURATION * FRAMES_A_SECOND; frame += 1) {
  const picture = await page.evaluate<string>(`drawFrame(${frame / FRAMES_A_SECOND}, ${DURATION})`)
  if (!ffmpeg.stdin.write(Buffer.from(picture, 'base64'))) await once(ffmpeg.stdin, 'drain')
}
ffmpeg.stdin.end()
await Promise.all([once(ffmpeg, 'close'), browser.close()])
await rm(folder, { recursive: true })
