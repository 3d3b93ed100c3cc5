import { Elysia } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { account } from './account.ts'
import { blocks } from './blocks.ts'
import { chats } from './chats.ts'
import { conversations } from './conversations.ts'
import { directDebits } from './direct-debits.ts'
import { errors } from './errors.ts'
import { guard } from './guard.ts'
import type { Http } from './http.ts'
import { ledger } from './ledger.ts'
import { likes } from './likes.ts'
import { links } from './links.ts'
import { mailTroubles } from './mail-troubles.ts'
import { members } from './members.ts'
import { orders } from './orders.ts'
import { photos } from './photos.ts'
import { prices } from './prices.ts'
import { profile } from './profile.ts'
import { push } from './push.ts'
import { reports } from './reports.ts'
import { sessions } from './sessions.ts'
import { signup } from './signup.ts'
import { site } from './site.ts'
import { user } from './user.ts'
import { webhooks } from './webhooks.ts'

/** Every call there is, over any ports: the same object answers on the server, in tests and in the browser. */
export const createApi = (ports: Ports, http: Http) =>
  new Elysia({ name: 'api' })
    .use(errors(http))
    .use(guard(http))
    .group('/api', (api) =>
      api
        .use(site(ports, http))
        .use(user(ports, http))
        .use(signup(ports, http))
        .use(links(ports, http))
        .use(account(ports, http))
        .use(sessions(ports, http))
        .use(push(ports, http))
        .use(profile(ports, http))
        .use(members(ports, http))
        .use(likes(ports, http))
        .use(blocks(ports, http))
        .use(reports(ports, http))
        .use(photos(ports, http))
        .use(chats(ports, http))
        .use(conversations(ports, http))
        .use(prices(ports, http))
        .use(orders(ports, http))
        .use(directDebits(ports, http))
        .use(ledger(ports, http))
        .use(webhooks(ports, http))
        .use(mailTroubles(ports, http)),
    )

export type Api = ReturnType<typeof createApi>
