import sharp from 'sharp'
import type { IconFile } from './icon-files.ts'

/** A mark as PNG. */
export const drawIcon = ({ svg, size }: IconFile): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(size, size)
    // A palette costs more than it saves in a small one.
    .png({ palette: size > 96, compressionLevel: 9 })
    .toBuffer()

/** A `favicon.ico` with one picture in it. */
export function icoOf(png: Uint8Array, size: number): Uint8Array {
  const header = new DataView(new ArrayBuffer(22))
  header.setUint16(2, 1, true)
  header.setUint16(4, 1, true)
  header.setUint8(6, size)
  header.setUint8(7, size)
  header.setUint16(10, 1, true)
  header.setUint16(12, 32, true)
  header.setUint32(14, png.byteLength, true)
  header.setUint32(18, header.byteLength, true)
  return Buffer.concat([new Uint8Array(header.buffer), png])
}
