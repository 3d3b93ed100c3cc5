/** A photo as a phone would send it: dunes at sunset. */
export async function drawnPhoto(name = 'me.png'): Promise<File> {
  const canvas = new OffscreenCanvas(80, 100)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#d9a066'
    pen.fillRect(0, 0, 80, 100)
    pen.fillStyle = '#8c7d71'
    pen.fillRect(0, 62, 80, 38)
    pen.fillStyle = '#fbe3db'
    pen.arc(54, 40, 11, 0, 7)
    pen.fill()
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
