/** Seconds. Whatever moves in it has come back to its place at the end: it is played round and round. */
export const DURATION = 40
export const FRAMES_A_SECOND = 15
/** Samples a second. */
export const RATE = 48_000

export type Drawing = { second: number; duration: number }

/** Draws one frame on the page's canvas. Answers it as a JPEG in base64. It runs in the browser, and knows nothing of this file. */
export function drawFrame({ second, duration }: Drawing): string {
  const canvas = document.querySelector('canvas')
  const pen = canvas?.getContext('2d')
  if (!canvas || !pen) throw new Error('There is nothing to draw on.')
  const turn = (times: number, from = 0) => Math.sin(2 * Math.PI * ((times * second) / duration + from))
  const write = (text: string, x: number, y: number, font: string, colour: string) => {
    pen.font = font
    pen.fillStyle = colour
    pen.fillText(text, x, y)
  }
  pen.fillStyle = '#0b0c0d'
  pen.fillRect(0, 0, 640, 360)

  // a price line that wanders to the left
  pen.strokeStyle = '#1b1e20'
  for (let y = 76; y <= 256; y += 36) pen.strokeRect(24, y, 592, 0)
  const price = (x: number) => {
    const at = x / 592 + (second * 4) / duration
    const wave = (times: number, from: number) => Math.sin(2 * Math.PI * (times * at + from))
    return 166 - 34 * wave(0.5, 0) - 22 * wave(1.25, 0.3) - 12 * wave(3, 0.1) - 6 * wave(7, 0.6) - 3 * wave(19, 0.2)
  }
  pen.beginPath()
  for (let x = 0; x <= 560; x += 2) pen.lineTo(24 + x, price(x))
  pen.strokeStyle = '#f5a623'
  pen.lineWidth = 2
  pen.stroke()
  pen.beginPath()
  pen.arc(584, price(560), 4 + 1.5 * Math.abs(turn(duration / 2)), 0, 7)
  pen.fillStyle = '#f5a623'
  pen.fill()
  pen.lineWidth = 1

  // the clock
  const whole = Math.floor(second)
  write('DEMO STREAM', 24, 42, '700 20px Inter', '#e8e9ea')
  write('No television, not live', 170, 42, '400 14px Inter', '#a7adb2')
  pen.textAlign = 'right'
  write(`00:${String(whole).padStart(2, '0')}`, 616, 44, '600 30px "JetBrains Mono"', '#f5a623')
  pen.textAlign = 'left'
  pen.fillStyle = '#f5a623'
  pen.fillRect(24, 56, 592 * (second / duration), 2)

  // a tape of invented figures
  pen.fillStyle = '#15181a'
  pen.fillRect(0, 276, 640, 40)
  const figures = ['ALPHA +1.20', 'BETA −0.45', 'GAMMA +0.08', 'DELTA −2.10', 'EPSILON +0.66', 'ZETA +3.02', 'ETA −0.31', 'THETA +1.75']
  const room = 150
  const length = figures.length * room
  const gone = ((second * 2) / duration) * length
  for (let i = -1; i < figures.length * 2; i += 1) {
    const text = figures[(i + figures.length) % figures.length] ?? ''
    const x = i * room - (gone % length)
    const colour = text.includes('+') ? '#41c285' : '#f3716f'
    if (x > -room && x < 640) write(text, x + 16, 301, '500 15px "JetBrains Mono"', colour)
  }
  write('Invented figures, made to try the player. A tone sounds each second.', 24, 342, '400 14px Inter', '#a7adb2')
  return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? ''
}

/** Its sound: a soft chord, and a tone each second, a higher one every ten. Signed 16 bits. */
export function tones(): Buffer {
  const samples = new Int16Array(DURATION * RATE)
  const sine = (hertz: number, at: number) => Math.sin(2 * Math.PI * hertz * at)
  for (let i = 0; i < samples.length; i += 1) {
    const at = i / RATE
    const since = at % 1
    const hertz = Math.floor(at) % 10 === 0 ? 1320 : 880
    const bell = sine(hertz, since) * Math.exp(-since * 14) * Math.min(1, since * 400)
    const swell = 0.6 + 0.4 * sine(0.1, at)
    const chord = swell * (sine(110, at) + 0.6 * sine(165, at) + 0.5 * sine(220, at) + 0.3 * sine(275, at))
    samples[i] = Math.round(32_767 * (0.22 * bell + 0.05 * chord))
  }
  return Buffer.from(samples.buffer)
}
