import { Elysia } from 'elysia'
import { PICTURE_CUTS, type PictureCut } from '#core/desk/sites/picture-keys.ts'
import { viewSitePicture } from '#core/desk/sites/site-pictures.ts'
import type { Ports } from '#core/ports.ts'
import { admit } from '../http/guards/operator.ts'
import type { Http } from '../http/http.ts'
import { problemOf } from '../http/problem.ts'

const isCut = (cut: string): cut is PictureCut => Object.hasOwn(PICTURE_CUTS, cut)

/** The pictures that sites show. A key is of one content for ever; others than those of sites and drafts, operators see. */
export const sitePictures = (ports: Ports, http: Http) =>
  new Elysia({ name: 'site-pictures' }).get(
    '/site-pictures/:key/:cut',
    async ({ params: { key, cut }, request, status }) => {
      const missing = () => status(404, problemOf({ code: 'not-found' }))
      const picture = isCut(cut) ? await viewSitePicture(ports, { key, cut }) : null
      if (!picture) return missing()
      const { bytes, type, published } = picture
      if (!published && 'refusal' in (await admit(ports, http, request, 'sites'))) return missing()
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': type,
          'cache-control': published ? 'public, max-age=31536000, immutable' : 'private, no-store',
          'content-security-policy': "default-src 'none'",
          'x-content-type-options': 'nosniff',
        },
      })
    },
    { detail: { hide: true } },
  )
