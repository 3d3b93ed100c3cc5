import { expect, test } from 'bun:test'
import { zipOf } from '#app/shared/zip.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Reads an archive by its directory, as a program that unpacks it does. */
async function unpacked(archive: Blob) {
  const whole = new Uint8Array(await archive.arrayBuffer())
  const view = new DataView(whole.buffer)
  const end = whole.byteLength - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  const files: [string, string, number][] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = view.getUint32(at + 24, true)
    const named = view.getUint16(at + 28, true)
    const start = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(whole.slice(at + 46, at + 46 + named))
    const from = start + 30 + view.getUint16(start + 26, true)
    const text = new TextDecoder().decode(whole.slice(from, from + size))
    files.push([name, text, view.getUint32(at + 16, true)])
    at += 46 + named
  }
  return files
}

test('an archive holds its files, with their checksums', async () => {
  const archive = zipOf([
    { name: 'index.html', bytes: bytes('123456789') },
    { name: 'photos/é.webp', bytes: bytes('') },
  ])
  expect(await unpacked(archive)).toEqual([
    // The known checksum of these digits.
    ['index.html', '123456789', 0xcbf43926],
    ['photos/é.webp', '', 0],
  ])
})
