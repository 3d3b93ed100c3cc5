import sharp from 'sharp'

/** A header and nothing else: enough to be judged, not to be decoded. */
export function pngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x89504e47)
  view.setUint32(4, 0x0d0a1a0a)
  view.setUint32(8, 13)
  view.setUint32(12, 0x49484452)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

/** A PNG that says it is an animation (APNG). */
export function animatedPng(width: number, height: number): Uint8Array {
  const bytes = pngHeader(width, height)
  new DataView(bytes.buffer).setUint32(37, 0x6163544c)
  return bytes
}

/** A WebP of two frames. */
export async function animatedWebp(): Promise<Uint8Array> {
  const frame = (background: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all(['#c8371f', '#0e5a57'].map(frame))
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
}

/** Red letters on nothing, as logos are. */
export const transparentLogo = (width: number, height: number): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      {
        input: {
          create: {
            ...{ width: Math.floor(width / 2), height: Math.floor(height / 2) },
            ...{ channels: 4, background: '#c8371f' },
          },
        },
      },
    ])
    .png()
    .toBuffer()
