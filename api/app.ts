import { Elysia } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { access, type Route } from './http/access.ts'
import { errors } from './http/errors.ts'
import { guard } from './http/guard.ts'
import type { Http } from './http/http.ts'
import { methods } from './http/methods.ts'
import { retryAfterHeader } from './http/retry-after.ts'
import { account } from './resources/account.ts'
import { accountEmail } from './resources/account-email.ts'
import { blocks } from './resources/blocks.ts'
import { chatPhotos } from './resources/chat-photos.ts'
import { chats } from './resources/chats.ts'
import { complaints } from './resources/complaints.ts'
import { conversations } from './resources/conversations.ts'
import { deskRoutes } from './resources/desk.ts'
import { directDebits } from './resources/direct-debits.ts'
import { gifts } from './resources/gifts.ts'
import { leaving } from './resources/leaving.ts'
import { ledger } from './resources/ledger.ts'
import { likes } from './resources/likes.ts'
import { links } from './resources/links.ts'
import { mailTroubles } from './resources/mail-troubles.ts'
import { matchFinder } from './resources/match-finder.ts'
import { members } from './resources/members.ts'
import { orders } from './resources/orders.ts'
import { photos } from './resources/photos.ts'
import { prices } from './resources/prices.ts'
import { profile } from './resources/profile.ts'
import { push } from './resources/push.ts'
import { reports } from './resources/reports.ts'
import { sessions } from './resources/sessions.ts'
import { shownSites } from './resources/shown-sites.ts'
import { signup } from './resources/signup.ts'
import { site } from './resources/site.ts'
import { swipeGame } from './resources/swipe-game.ts'
import { timeZone } from './resources/time-zone.ts'
import { user } from './resources/user.ts'
import { webhooks } from './resources/webhooks.ts'
import { withdrawals } from './resources/withdrawals.ts'
import { withoutSession } from './resources/without-session.ts'

/** Called alone, it also finds the path after a host of fewer than four letters, but only in `http:`. */
const ANY_HOST = { standardHostname: false }

/** All routes over any ports: the same app on the server, in tests and in the browser. */
export function createApi(ports: Ports, http: Http) {
  let routes: readonly Route[] = []
  const api = new Elysia({ name: 'api', handler: ANY_HOST })
    .use(methods(() => routes))
    .use(errors(http))
    .use(access(ports, http, () => routes))
    .use(guard(http))
    .use(retryAfterHeader(http))
    .group('/api', (api) =>
      api
        .use(site(ports, http))
        .use(user(ports, http))
        .use(signup(ports, http))
        .use(links(ports, http))
        .use(account(ports, http))
        .use(accountEmail(ports, http))
        .use(leaving(ports, http))
        .use(withoutSession(ports, http))
        .use(shownSites(ports, http))
        .use(sessions(ports, http))
        .use(push(ports, http))
        .use(profile(ports, http))
        .use(members(ports, http))
        .use(matchFinder(ports, http))
        .use(swipeGame(ports, http))
        .use(timeZone(ports, http))
        .use(likes(ports, http))
        .use(blocks(ports, http))
        .use(reports(ports, http))
        .use(complaints(ports, http))
        .use(withdrawals(ports, http))
        .use(photos(ports, http))
        .use(chats(ports, http))
        .use(conversations(ports, http))
        .use(chatPhotos(ports, http))
        .use(gifts(ports, http))
        .use(prices(ports, http))
        .use(orders(ports, http))
        .use(directDebits(ports, http))
        .use(ledger(ports, http))
        .use(webhooks(ports, http))
        .use(mailTroubles(ports, http))
        .use(deskRoutes(ports, http)),
    )
  routes = api.routes
  return api
}

export type Api = ReturnType<typeof createApi>
