import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { DURATION, type Drawing, drawFrame, FRAMES_A_SECOND, RATE, tones } from './lib/demo-stream.ts'

// Draws the demo stream of Live TV, frame by frame, and has ffmpeg make a file of it: npx tsx scripts/demo-stream.ts. The result is kept in the
// repository, so that nobody else needs ffmpeg.

const font = (path: string) =>
  readFileSync(new URL(`../node_modules/@fontsource-variable/${path}`, import.meta.url)).toString('base64')
const fonts = [
  ['Inter', font('inter/files/inter-latin-wght-normal.woff2')],
  ['JetBrains Mono', font('jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2')],
] as const
const page = `<style>${fonts
  .map(([name, file]) => `@font-face { font-family: "${name}"; font-weight: 100 900; src: url(data:font/woff2;base64,${file}) }`)
  .join('')}</style><canvas width="640" height="360"></canvas>`

const folder = mkdtempSync(join(tmpdir(), 'demo-stream-'))
const sound = join(folder, 'sound.pcm')
writeFileSync(sound, tones())
const output = new URL('../public/demo-stream.webm', import.meta.url).pathname
const ffmpeg = spawn(
  'ffmpeg',
  [
    ...['-y', '-loglevel', 'error'],
    ...['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(FRAMES_A_SECOND), '-i', '-'],
    ...['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', sound],
    ...['-c:v', 'libvpx', '-b:v', '300k', '-crf', '12', '-g', String(FRAMES_A_SECOND * 2), '-auto-alt-ref', '1'],
    ...['-c:a', 'libopus', '-b:a', '48k', '-pix_fmt', 'yuv420p', '-t', String(DURATION), output],
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
)

const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const tab = await browser.newPage()
await tab.setContent(page)
await tab.evaluate(() => Promise.all(['500 14px Inter', '500 14px "JetBrains Mono"'].map((name) => document.fonts.load(name))))
for (let frame = 0; frame < DURATION * FRAMES_A_SECOND; frame += 1) {
  const drawing: Drawing = { second: frame / FRAMES_A_SECOND, duration: DURATION }
  const picture = await tab.evaluate(drawFrame, drawing)
  if (!ffmpeg.stdin.write(Buffer.from(picture, 'base64'))) await new Promise((drained) => ffmpeg.stdin.once('drain', drained))
}
await browser.close()
ffmpeg.stdin.end()
await new Promise((ended) => ffmpeg.once('close', ended))
rmSync(folder, { recursive: true })
