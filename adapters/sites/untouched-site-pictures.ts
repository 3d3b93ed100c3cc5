import type { SitePictures } from '#core/desk/sites/picture-keys.ts'
import { ok } from '#core/shared/result.ts'
import { inspectSitePicture } from './inspect-site-picture.ts'

/** For the mocks in a browser: judged as on the server, then kept unchanged. Never for a server. */
export const untouchedSitePictures: SitePictures = {
  async develop(kind, upload) {
    const file = inspectSitePicture(kind, upload)
    if (!file.ok) return file
    const { width, height } = file.value
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', upload.slice()))
    const hash = [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0'))
    const sizes = { full: upload, card: upload, thumb: upload, blur: upload }
    return ok({ hash: hash.join(''), width, height, sizes })
  },
}
