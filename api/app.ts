import { Elysia } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { account } from './accounts/routes/account.ts'
import { accountEmail } from './accounts/routes/account-email.ts'
import { guest } from './accounts/routes/guest.ts'
import { links } from './accounts/routes/links.ts'
import { sessions } from './accounts/routes/sessions.ts'
import { shownSites } from './accounts/routes/shown-sites.ts'
import { timeZone } from './accounts/routes/time-zone.ts'
import { user } from './accounts/routes/user.ts'
import { withoutSession } from './accounts/routes/without-session.ts'
import { chatPhotos } from './chats/routes/chat-photos.ts'
import { chats } from './chats/routes/chats.ts'
import { conversations } from './chats/routes/conversations.ts'
import { gifts } from './chats/routes/gifts.ts'
import { deskRoutes } from './desk/routes/desk.ts'
import { mailTroubles } from './desk/routes/mail-troubles.ts'
import { blocks } from './discovery/routes/blocks.ts'
import { likes } from './discovery/routes/likes.ts'
import { matchFinder } from './discovery/routes/match-finder.ts'
import { members } from './discovery/routes/members.ts'
import { swipeGame } from './discovery/routes/swipe-game.ts'
import { errors } from './http/errors.ts'
import { access, type Route } from './http/guards/access.ts'
import { guard } from './http/guards/guard.ts'
import { methods } from './http/guards/methods.ts'
import type { Http } from './http/http.ts'
import { ownTurns } from './http/own-turns.ts'
import './http/plain-numbers.ts'
import { retryAfterHeader } from './http/retry-after.ts'
import { leaving } from './membership/routes/leaving.ts'
import { signup } from './membership/routes/signup.ts'
import { directDebits } from './money/routes/direct-debits.ts'
import { ledger } from './money/routes/ledger.ts'
import { orders } from './money/routes/orders.ts'
import { prices } from './money/routes/prices.ts'
import { webhooks } from './money/routes/webhooks.ts'
import { withdrawals } from './money/routes/withdrawals.ts'
import { push } from './notifications/routes/push.ts'
import { linkPicture } from './profiles/routes/link-picture.ts'
import { photos } from './profiles/routes/photos.ts'
import { profile } from './profiles/routes/profile.ts'
import { complaints } from './safety/routes/complaints.ts'
import { reports } from './safety/routes/reports.ts'
import { site } from './site/routes/site.ts'

/** Called alone, it also finds the path after a host of fewer than four letters, but only in `http:`. */
const ANY_HOST = { standardHostname: false }

/** All routes over any ports: the same app on the server, in tests and in the browser. */
export function createApi(ports: Ports, http: Http) {
  let routes: readonly Route[] = []
  const api = new Elysia({ name: 'api', handler: ANY_HOST })
    .use(ownTurns(ports, http))
    .use(methods(() => routes))
    .use(errors(http))
    .use(access(ports, http, () => routes))
    .use(guard(http))
    .use(retryAfterHeader(http))
    .group('/api', (api) =>
      api
        .use(site(ports, http))
        .use(user(ports, http))
        .use(guest(ports, http))
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
        .use(linkPicture(ports, http))
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
