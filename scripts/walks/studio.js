// The page that records its canvas; camera.ts calls these functions.
const LINE = 44
const canvas = document.querySelector('canvas')
const pen = canvas.getContext('2d')
const parts = []
const recorder = new MediaRecorder(canvas.captureStream(10), {
  mimeType: 'video/webm;codecs=vp8',
  videoBitsPerSecond: 2_000_000,
})
recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))

/** `picture` is a JPEG in base64. */
async function drawPicture(left, width, picture) {
  const answer = await fetch(`data:image/jpeg;base64,${picture}`)
  const bitmap = await createImageBitmap(await answer.blob())
  pen.drawImage(bitmap, left, 0, width, canvas.height - LINE)
  bitmap.close()
}

function say(words) {
  pen.fillStyle = '#101418'
  pen.fillRect(0, canvas.height - LINE, canvas.width, LINE)
  pen.fillStyle = '#f2f4f6'
  pen.font = '500 20px sans-serif'
  pen.fillText(words, 16, canvas.height - 15, canvas.width - 32)
}

const film = () => (recorder.state === 'inactive' ? recorder.start() : recorder.resume())
const pause = () => recorder.pause()

/** The whole film in base64. */
async function finish() {
  const ended = new Promise((end) => recorder.addEventListener('stop', end))
  recorder.stop()
  await ended
  const reader = new FileReader()
  const read = new Promise((end) => reader.addEventListener('load', end))
  reader.readAsDataURL(new Blob(parts))
  await read
  return reader.result.split(',')[1]
}

Object.assign(window, { drawPicture, say, film, pause, finish })
