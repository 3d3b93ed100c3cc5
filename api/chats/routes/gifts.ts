import { Elysia, t } from 'elysia'
import { GIFT_IDS, giftsOf } from '#core/chats/messages/gifts.ts'
import type { Ports } from '#core/ports.ts'
import { OneOf, Whole } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'

const GiftShape = t.Object({ id: OneOf(GIFT_IDS), credits: Whole() })

/** The gift catalogue, with the site's prices. */
export const gifts = (ports: Ports, http: Http) =>
  new Elysia({ tags: ['Chats'] })
    .use(session(ports, http))
    .get('/gifts', ({ site }) => ({ gifts: giftsOf(site.settings).map((gift) => ({ ...gift })) }), {
      member: true,
      response: { 200: t.Object({ gifts: t.Array(GiftShape) }) },
      detail: { summary: 'The gifts one can send in a conversation, the cheapest first' },
    })
