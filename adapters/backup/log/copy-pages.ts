import { writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { openLivePages } from './live-pages.ts'
import { hashOf, type StoredPages } from './stored-pages.ts'

/** Copies a database file page by page, as it is at one moment; the hashes of its pages. */
export async function copyPages(
  from: string,
  to: string,
): Promise<Pick<StoredPages, 'seed' | 'hashes'>> {
  const seed = Buffer.from(crypto.getRandomValues(new Uint8Array(8))).toString('hex')
  const live = openLivePages(from)
  await using file = await open(to, 'wx', 0o600)
  try {
    const hashes = live.read(({ count, page }) => {
      const found = new BigUint64Array(count)
      for (let nth = 1; nth <= count; nth += 1) {
        const bytes = page(nth)
        found[nth - 1] = hashOf(seed, bytes)
        writeSync(file.fd, bytes)
      }
      return found
    })
    await file.sync()
    return { seed, hashes }
  } finally {
    live.close()
  }
}
