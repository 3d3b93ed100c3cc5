import { Elysia, t } from 'elysia'
import { openPhoto, viewChatPhoto } from '#core/chats/photos/open-photo.ts'
import { sendPhoto } from '#core/chats/photos/send-photo.ts'
import type { Ports } from '#core/ports.ts'
import { PHOTO_SIZES } from '#core/profiles/photo.ts'
import { Done, MISSING, MOST, NewId, One, OneOf, PathId, Whole } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { isPlainNumber } from '../../http/plain-numbers.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { readUpload } from '../../http/read-upload.ts'
import { MessageShape, undeliveredPhoto } from '../shapes/message.ts'

const InChat = t.Object({ id: PathId('chat.not-found'), photo: PathId('photo.not-found') })

/** Photos in conversations: sending, and viewing by the two members. */
export const chatPhotos = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/conversations', tags: ['Chats'] })
    .use(session(ports, http))
    .post(
      '/:id/photos',
      async ({ me, site, params, body, status }) => {
        const sent = await sendPhoto(ports, {
          id: body.id,
          from: me.id,
          conversation: params.id,
          upload: new Uint8Array(await body.photo.arrayBuffer()),
          acknowledged: body.acknowledged ?? false,
          ...(body.credits !== undefined && { agreed: body.credits }),
          site: site.settings,
        })
        if (!sent.ok) return status(statusOf(sent.error), sent.error)
        return status(201, undeliveredPhoto(sent.value))
      },
      {
        member: true,
        params: One('chat.not-found'),
        parse: async ({ request }) => {
          const { credits, acknowledged, ...form } = await readUpload(request)
          return {
            ...form,
            // Anything else stays text, which the schema refuses.
            ...(credits !== undefined && {
              credits: isPlainNumber(String(credits)) ? Number(credits) : credits,
            }),
            ...(acknowledged !== undefined && { acknowledged: acknowledged === 'true' }),
          }
        },
        body: t.Object({
          id: NewId,
          photo: t.File(),
          acknowledged: t.Optional(t.Boolean()),
          /** The displayed price: a higher one is refused rather than charged. */
          credits: t.Optional(Whole({ minimum: 0, maximum: MOST })),
        }),
        response: {
          201: MessageShape,
          ...refusals(
            'site.not-shown',
            'photo.not-a-picture',
            'photo.heic',
            'photo.too-large',
            'photo.too-many-pixels',
            'photo.too-narrow',
            'photo.too-small',
            'photo.not-first',
            'photo.id-taken',
            'credits.insufficient',
            'message.empty',
            'message.too-long',
            'message.id-taken',
            'message.price-changed',
            'message.answers-nothing',
            'chat.not-found',
            'chat.closed',
            'chat.free-limit',
            'chat.acknowledge-first',
          ),
        },
        detail: {
          summary:
            'Send a photo, paid in credits; the other gets it once it was approved, else the credits come back',
        },
      },
    )
    .get(
      '/:id/photos/:photo/:size',
      async ({ me, params, set, status }) => {
        const { id: conversation, photo, size } = params
        const seen = await viewChatPhoto(ports, { member: me.id, conversation, photo, size })
        if (!seen.ok) return status(statusOf(seen.error), seen.error)
        set.headers['content-type'] = seen.value.type
        // Private to two members: no cache may store it, not even the browser's.
        set.headers['cache-control'] = 'private, no-store'
        return new Uint8Array(seen.value.bytes)
      },
      {
        member: true,
        params: t.Object({
          ...InChat.properties,
          size: OneOf(PHOTO_SIZES, { [MISSING]: 'photo.not-found' }),
        }),
        response: { 200: t.Uint8Array(), ...refusals('photo.not-found') },
        detail: {
          summary: 'The bytes of a photo in a conversation of one’s own; a blur until it is opened',
        },
      },
    )
    .put(
      '/:id/photos/:photo/opened',
      async ({ me, params, status }) => {
        const { id: conversation, photo } = params
        const opened = await openPhoto(ports, { member: me.id, conversation, photo })
        return opened.ok ? { ok: true as const } : status(statusOf(opened.error), opened.error)
      },
      {
        member: true,
        params: InChat,
        response: { 200: Done, ...refusals('photo.not-found') },
        detail: { summary: 'Open a photo that somebody sent: from now on one sees it' },
      },
    )
