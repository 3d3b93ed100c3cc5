import { Elysia, t } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { PHOTO_SIZES } from '#core/profiles/photo.ts'
import { addPhoto } from '#core/profiles/photos/add-photo.ts'
import { chooseMain, removePhoto } from '#core/profiles/photos/change-photos.ts'
import { placePhoto } from '#core/profiles/photos/place-photo.ts'
import { visiblePhotos } from '#core/profiles/photos/visible-photos.ts'
import { viewPhoto } from '#core/profiles/viewing/view-photo.ts'
import { Done, MISSING, NewId, One, OneOf, PathId } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { readUpload } from '../../http/read-upload.ts'
import { FocusShape, PhotoShape, photoOf } from '../shapes/photo.ts'

const ById = One('photo.not-found')

/** Photos: a member's own, and the files of all, with access checks. */
export const photos = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/photos', tags: ['Photos'] })
    .use(session(ports, http))
    .get(
      '',
      async ({ me }) => {
        const [own, profile] = await Promise.all([
          ports.reads.photos.of(me.id),
          ports.reads.profiles.byId(me.id),
        ])
        const main = profile?.mainPhoto ?? null
        return {
          photos: visiblePhotos(own, { viewer: 'owner', main, blurred: false }).map(photoOf),
        }
      },
      {
        member: true,
        response: { 200: t.Object({ photos: t.Array(PhotoShape) }) },
        detail: { summary: "One's own photos, also those that are not shown yet" },
      },
    )
    .post(
      '',
      async ({ me, body, status }) => {
        const upload = new Uint8Array(await body.photo.arrayBuffer())
        const added = await addPhoto(ports, { id: body.id, account: me, upload })
        if (!added.ok) return status(statusOf(added.error), added.error)
        return status(201, photoOf({ ...added.value, main: false, lock: null }))
      },
      {
        member: true,
        parse: async ({ request }) => {
          const { id, photo } = await readUpload(request)
          return { id, photo }
        },
        body: t.Object({ id: NewId, photo: t.File() }),
        response: {
          201: PhotoShape,
          ...refusals(
            'photo.not-a-picture',
            'photo.heic',
            'photo.too-large',
            'photo.too-many-pixels',
            'photo.too-narrow',
            'photo.too-small',
            'photo.limit-reached',
            'photo.decided',
            'photo.own-decision',
            'photo.reason-invalid',
            'photo.id-taken',
          ),
        },
        detail: { summary: 'Add a photo; it shows to others once it was inspected' },
      },
    )
    .get(
      '/:id/:size',
      async ({ me, site, params, set, status }) => {
        const { id, size } = params
        const seen = await viewPhoto(ports, {
          viewer: me,
          photo: id,
          size,
          site: site.settings.id,
        })
        if (!seen.ok) return status(statusOf(seen.error), seen.error)
        set.headers['content-type'] = seen.value.type
        // Access can change: no shared cache, and a short private one that varies by cookie.
        set.headers['cache-control'] = 'private, max-age=300'
        set.headers.vary = 'cookie'
        return new Uint8Array(seen.value.bytes)
      },
      {
        asker: true,
        params: t.Object({
          id: PathId('photo.not-found'),
          size: OneOf(PHOTO_SIZES, { [MISSING]: 'photo.not-found' }),
        }),
        response: { 200: t.Uint8Array(), ...refusals('photo.not-found') },
        detail: { summary: 'The bytes of a photo, if the asker may see it; else it is not there' },
      },
    )
    .delete(
      '/:id',
      async ({ me, params }) => {
        await removePhoto(ports, { member: me.id, photo: params.id })
        return { ok: true as const }
      },
      {
        member: true,
        params: ById,
        response: { 200: Done },
        detail: { summary: "Remove one of one's own photos for good" },
      },
    )
    .put(
      '/:id/focus',
      async ({ me, params, body, status }) => {
        const placed = await placePhoto(ports, { member: me.id, photo: params.id, focus: body })
        if (!placed.ok) return status(statusOf(placed.error), placed.error)
        const profile = await ports.reads.profiles.byId(me.id)
        return photoOf({ ...placed.value, main: profile?.mainPhoto === params.id, lock: null })
      },
      {
        member: true,
        params: ById,
        body: FocusShape,
        response: { 200: PhotoShape, ...refusals('photo.not-found') },
        detail: {
          summary: 'Say where the face of a photo is: card and thumbnail are cut around it',
        },
      },
    )
    .post(
      '/:id/main',
      async ({ me, params, status }) => {
        const chosen = await chooseMain(ports, { member: me.id, photo: params.id })
        return chosen.ok ? { ok: true as const } : status(statusOf(chosen.error), chosen.error)
      },
      {
        member: true,
        params: ById,
        response: { 200: Done, ...refusals('photo.not-found', 'photo.not-shown-yet') },
        detail: { summary: 'Show this photo first' },
      },
    )
