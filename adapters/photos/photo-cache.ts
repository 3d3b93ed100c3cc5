import { serializeByKey } from '#adapters/system/serialize-by-key.ts'
import { PHOTO_SIZES, type PhotoKey, type PhotoSize } from '#core/profiles/photo.ts'
import type { PhotoFiles } from '#core/profiles/ports.ts'
import { contentType } from './content-type.ts'

const INCOMING = '/incoming-photos/'
const pathOf = (key: PhotoKey, size: PhotoSize): string => `/cached-photos/${key}/${size}`
/** Its body is when an unsettled photo came. */
const incomingOf = (key: PhotoKey): string => `${INCOMING}${key}`

/** Photos in the browser's Cache API, so that those of the mocks survive a reload. */
export function photoCache(name: string): PhotoFiles {
  const inTurn = serializeByKey()
  const open = () => caches.open(name)
  const note = async (key: PhotoKey) =>
    (await open()).put(incomingOf(key), new Response(String(Date.now())))
  const settle = async (key: PhotoKey) => void (await (await open()).delete(incomingOf(key)))
  const isThere = async (key: PhotoKey) =>
    (await (await open()).match(pathOf(key, 'full'))) !== undefined

  async function remove(key: PhotoKey) {
    const cache = await open()
    await Promise.all(PHOTO_SIZES.map((size) => cache.delete(pathOf(key, size))))
    await settle(key)
  }

  return {
    keep: (key, sizes) =>
      inTurn(key, async () => {
        if (await isThere(key)) throw new Error('this key is taken')
        await note(key)
        const cache = await open()
        for (const size of PHOTO_SIZES) {
          await cache.put(pathOf(key, size), new Response(sizes[size].slice()))
        }
      }),
    settle,
    async unsettle(key) {
      if (await isThere(key)) await note(key)
    },
    async read(key, size) {
      const cached = await (await open()).match(pathOf(key, size))
      if (!cached) return null
      const bytes = new Uint8Array(await cached.arrayBuffer())
      return { bytes, type: contentType(bytes) }
    },
    remove,
    async sweep(before, hasPhoto) {
      const cache = await open()
      let swept = 0
      for (const { url } of await cache.keys()) {
        const [, key] = url.split(INCOMING)
        if (key === undefined) continue
        const since = Number(await (await cache.match(incomingOf(key)))?.text())
        if (!(since < before)) continue
        if (await hasPhoto(key)) await settle(key)
        else {
          await remove(key)
          swept += 1
        }
      }
      return swept
    },
  }
}
