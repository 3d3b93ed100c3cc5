/** A file of an archive. */
export type ZipFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** Numbers of two or four bytes, little-endian: `[value, size]`. */
function packed(fields: readonly (readonly [number, 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)))
  let at = 0
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return new Uint8Array(view.buffer)
}

/** Names are in UTF-8. */
const UTF8 = 0x0800
/** 1 January 1980, the first day of the format: the data has the true times. */
const DAY = 0x21

/** A ZIP archive; its files are stored as they are, since pictures are compressed already. */
export function zipOf(files: readonly ZipFile[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  let listed = 0
  for (const { name, bytes } of files) {
    const label = new TextEncoder().encode(name)
    const size = bytes.byteLength
    const shared = [
      ...([
        [20, 2],
        [UTF8, 2],
        [0, 2],
        [0, 2],
        [DAY, 2],
        [crc32(bytes), 4],
      ] as const),
      ...([
        [size, 4],
        [size, 4],
        [label.byteLength, 2],
        [0, 2],
      ] as const),
    ]
    const header = packed([[0x04034b50, 4], ...shared])
    const entry = packed([
      ...([
        [0x02014b50, 4],
        [20, 2],
      ] as const),
      ...shared,
      ...([
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [offset, 4],
      ] as const),
    ])
    parts.push(header, label, bytes)
    directory.push(entry, label)
    offset += header.byteLength + label.byteLength + size
    listed += entry.byteLength + label.byteLength
  }
  const end = packed([
    ...([
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [files.length, 2],
      [files.length, 2],
    ] as const),
    ...([
      [listed, 4],
      [offset, 4],
      [0, 2],
    ] as const),
  ])
  return new Blob([...parts, ...directory, end], { type: 'application/zip' })
}
