import { expect, test } from 'bun:test'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import { exportArchive } from '#app/accounts/account/export-archive.ts'

const picture = crypto.getRandomValues(new Uint8Array(4_000))

test('an export is an archive of texts, compressed, and of pictures, stored as they are', () => {
  const page = '<p>żółć, 日本</p>'.repeat(200)
  const archive = exportArchive({ 'index.html': page, 'data.json': '{}' }, [
    { name: 'photos/é.webp', bytes: picture },
  ])
  const listed: UnzipFileInfo[] = []
  const files = unzipSync(archive, { filter: (file) => listed.push(file) > 0 })
  expect(Object.keys(files)).toEqual(['index.html', 'data.json', 'photos/é.webp'])
  expect(new TextDecoder().decode(files['index.html'])).toBe(page)
  expect(files['photos/é.webp']).toEqual(picture)
  const [html, , photo] = listed
  expect(html?.size).toBeLessThan(page.length / 10)
  expect(photo).toMatchObject({ compression: 0, size: picture.length })
})
