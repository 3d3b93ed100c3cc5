/** A file's type by its bytes, and the image size in its header. */
export type FileKind = {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  readonly width: number
  readonly height: number
}

/** JPEG, PNG or WebP by magic bytes; `null` for anything else, whatever its name. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const kind = jpeg(view) ?? png(view) ?? webp(view)
    return kind && kind.width > 0 && kind.height > 0 ? kind : null
  } catch {
    // Truncated header: the only error while reading.
    return null
  }
}

/** HEIF brands (ISO/IEC 23008-12). */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** Whether a file is a HEIC photo, which not every browser can show. */
export const isHeic = (bytes: Uint8Array): boolean =>
  ascii(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(bytes, 8, 12))

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

function png(view: DataView): FileKind | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

function jpeg(view: DataView): FileKind | null {
  if (view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    if (startsFrame(marker))
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // Markers may be preceded by fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

/** Frame headers contain the size: C0 to CF, except three tables. */
const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function webp(view: DataView): FileKind | null {
  if (view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return null
  const little = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
  switch (view.getUint32(12)) {
    case 0x56503820: // 'VP8 '
      return {
        type: 'image/webp',
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      }
    case 0x5650384c: {
      // 'VP8L': twice 14 bits
      const bits = view.getUint32(21, true)
      return {
        type: 'image/webp',
        width: (bits & 0x3fff) + 1,
        height: ((bits >>> 14) & 0x3fff) + 1,
      }
    }
    case 0x56503858: // 'VP8X'
      return { type: 'image/webp', width: little(24) + 1, height: little(27) + 1 }
    default:
      return null
  }
}
