/** A photo as a phone would send it: dunes at sunset. */
export async function drawnPhoto(name = 'me.png'): Promise<File> {
  const canvas = new OffscreenCanvas(320, 400)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#d9a066'
    pen.fillRect(0, 0, 320, 400)
    pen.fillStyle = '#8c7d71'
    pen.fillRect(0, 248, 320, 152)
    pen.fillStyle = '#fbe3db'
    pen.arc(216, 160, 44, 0, 7)
    pen.fill()
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
