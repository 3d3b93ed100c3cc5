import { Elysia, t } from 'elysia'
import { PICTURE_KINDS } from '#core/desk/sites/picture-keys.ts'
import { addSitePicture } from '#core/desk/sites/site-pictures.ts'
import type { Ports } from '#core/ports.ts'
import { OneOf } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { readUpload } from '../../http/read-upload.ts'
import { SiteParams } from '../shapes/site.ts'

/** A site's own pictures, for operators. */
export const deskSitePictures = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/sites', tags: ['Desk'] }).use(desk(ports, http)).post(
    '/:id/pictures',
    async ({ params: { id: site }, body: { kind, photo }, operator, status }) => {
      const upload = new Uint8Array(await photo.arrayBuffer())
      const added = await addSitePicture(ports, { site, kind, upload, operator })
      if (!added.ok) return status(statusOf(added.error), added.error)
      return status(201, { key: added.value })
    },
    {
      operator: 'sites',
      parse: async ({ request }) => {
        const { kind, photo } = await readUpload(request)
        return { kind, photo }
      },
      params: SiteParams,
      body: t.Object({ kind: OneOf(PICTURE_KINDS), photo: t.File() }),
      response: {
        201: t.Object({ key: t.String() }),
        ...refusals(
          'photo.not-a-picture',
          'photo.heic',
          'photo.too-large',
          'photo.too-many-pixels',
          'photo.too-narrow',
          'photo.too-small',
          'site.not-found',
          'site.read-only',
          'site.invalid',
        ),
      },
      detail: { summary: 'Keep a picture, whose key a draft then names' },
    },
  )
