import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { faviconSvg, type IconCut, iconSvg, silhouetteSvg } from '../../tokens/mark-shape.ts'

const folder = new URL('../../../app/public/icons', import.meta.url).pathname
const ember = { ground: '#C8371F', stroke: '#FBF7F2', light: '#FFD98F' }

/** All PNG icons; a maskable one keeps the mark within the safe zone. */
const icons: readonly (IconCut & { readonly name: string; readonly size: number })[] = [
  { name: 'icon-192.png', size: 192, corner: 0.22, part: 0.66 },
  { name: 'icon-512.png', size: 512, corner: 0.22, part: 0.66 },
  { name: 'maskable-512.png', size: 512, corner: 0, part: 0.5 },
  { name: 'apple-touch-180.png', size: 180, corner: 0, part: 0.62 },
]

/** A `favicon.ico` with one picture in it. */
function icoOf(png: Uint8Array, size: number): Uint8Array {
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

const FAVICON = 48

await mkdir(folder, { recursive: true })
await Bun.write(join(folder, 'favicon.svg'), faviconSvg(ember.ground, '#221B17', ember.stroke))
await sharp(Buffer.from(silhouetteSvg()), { density: 144 })
  .resize(96, 96)
  .png({ compressionLevel: 9 })
  .toFile(join(folder, 'badge-96.png'))
for (const { name, size, ...cut } of icons) {
  await sharp(Buffer.from(iconSvg(ember, cut)), { density: 144 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, name))
}
const favicon = await sharp(Buffer.from(iconSvg(ember, { corner: 0.22, part: 0.72 })), {
  density: 144,
})
  .resize(FAVICON, FAVICON)
  .png({ compressionLevel: 9 })
  .toBuffer()
await Bun.write(join(folder, '../favicon.ico'), icoOf(favicon, FAVICON))
