// Draws the demo stream's frames in the browser; scripts/demo-stream.ts requests them one by one. Everything that moves is back where it was at the
// end, because the stream is played in a loop.
const canvas = document.querySelector('canvas')
const pen = canvas.getContext('2d')
const figures = ['ALPHA +1.20', 'BETA -0.45', 'GAMMA +0.08', 'DELTA -2.10', 'EPSILON +0.66', 'ZETA +3.02', 'ETA -0.31']
const FIGURE_WIDTH = 150

function write(text, x, y, font, colour) {
  pen.font = font
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

/** Heights of a price line that drifts to the left: `passed` is the elapsed part of the stream. */
const priceAt = (passed) => (x) => {
  const wave = (times, from) => Math.sin(2 * Math.PI * (times * (x / 592 + passed * 4) + from))
  return 166 - 34 * wave(0.5, 0) - 22 * wave(1.25, 0.3) - 12 * wave(3, 0.1) - 6 * wave(7, 0.6) - 3 * wave(19, 0.2)
}

function drawLine(passed, second) {
  const price = priceAt(passed)
  pen.lineWidth = 1
  pen.strokeStyle = '#1b1e20'
  for (let y = 76; y <= 256; y += 36) pen.strokeRect(24, y, 592, 0)
  pen.beginPath()
  for (let x = 0; x <= 560; x += 2) pen.lineTo(24 + x, price(x))
  pen.lineWidth = 2
  pen.strokeStyle = '#f5a623'
  pen.stroke()
  pen.beginPath()
  pen.arc(584, price(560), 4 + 1.5 * Math.abs(Math.sin(Math.PI * second)), 0, 7)
  pen.fillStyle = '#f5a623'
  pen.fill()
}

function drawHead(passed, second) {
  write('DEMO STREAM', 24, 42, '700 20px Inter', '#e8e9ea')
  write('No television, not live', 190, 41, '400 14px Inter', '#a7adb2')
  const seconds = String(Math.floor(second)).padStart(2, '0')
  write(`00:${seconds}`, 526, 44, '600 30px "JetBrains Mono"', '#f5a623')
  pen.fillRect(24, 56, 592 * passed, 2)
}

function drawTape(passed) {
  pen.fillStyle = '#15181a'
  pen.fillRect(0, 276, 640, 40)
  const gone = (passed * 2 * figures.length * FIGURE_WIDTH) % (figures.length * FIGURE_WIDTH)
  for (let i = 0; i < figures.length * 2; i += 1) {
    const text = figures[i % figures.length]
    write(
      text,
      16 + i * FIGURE_WIDTH - gone,
      301,
      '500 15px "JetBrains Mono"',
      text.includes('+') ? '#41c285' : '#f3716f',
    )
  }
}

/** One frame, as a JPEG in base64. */
globalThis.drawFrame = (second, duration) => {
  const passed = second / duration
  pen.fillStyle = '#0b0c0d'
  pen.fillRect(0, 0, 640, 360)
  drawLine(passed, second)
  drawHead(passed, second)
  drawTape(passed)
  write('Invented figures, made to try the player. A tone sounds each second.', 24, 342, '400 14px Inter', '#a7adb2')
  return canvas.toDataURL('image/jpeg', 0.95).split(',')[1]
}
