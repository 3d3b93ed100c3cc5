import type { SiteFault } from '../site/settings.ts'

/** Refusals that only operators get. */
export type DeskError =
  /** No such member; one who was erased is found. */
  | { readonly code: 'member.not-found' }
  /** Deleted or banned: nothing can be sent to them or ended. */
  | { readonly code: 'member.closed' }
  /** Their address is confirmed. */
  | { readonly code: 'member.confirmed' }
  /** A colleague has this report or complaint. */
  | { readonly code: 'case.taken'; readonly by: string }
  /** No credits, or more than may be moved at once. */
  | { readonly code: 'credits.amount'; readonly most: number }
  | { readonly code: 'credits.id-taken' }
  | { readonly code: 'credits.not-found' }
  /** Nobody confirms what they asked for themselves. */
  | { readonly code: 'credits.own' }
  /** A colleague has confirmed or refused it. */
  | { readonly code: 'credits.decided' }
  | { readonly code: 'request.not-found' }
  | { readonly code: 'request.id-taken' }
  /** The letter came in the future, or too long ago. */
  | { readonly code: 'request.day' }
  /** One of this kind is open for the member. */
  | { readonly code: 'request.open' }
  | { readonly code: 'request.extended' }
  /** A colleague closed it. */
  | { readonly code: 'request.closed'; readonly by: string }
  /** A member is not erased at once while this is open. */
  | { readonly code: 'erasure.held'; readonly because: 'order' | 'chargeback' | 'case' }
  /** A colleague has handled it, or nothing waits any more. */
  | { readonly code: 'order.handled' }
  /** Neither a site nor a draft of one. */
  | { readonly code: 'site.not-found' }
  /** A file has the sites: what it says is not changed here. */
  | { readonly code: 'site.read-only' }
  /** A colleague saved, published or discarded it meanwhile; `by` is their name, '' where nobody is known. */
  | { readonly code: 'site.changed'; readonly by: string }
  /** What is wrong, field by field. */
  | { readonly code: 'site.invalid'; readonly faults: readonly SiteFault[] }
  /** Longer than a page may be. */
  | { readonly code: 'page.too-long'; readonly limit: number }
  /** The one site there is, or one that members joined. */
  | { readonly code: 'site.needed' }

/** Refusals of the desk. */
export type OperatorError =
  | { readonly code: 'desk.login-required' }
  /** Their roles do not give it, or not at this site. */
  | { readonly code: 'desk.not-allowed' }
  | { readonly code: 'operator.not-found' }
  | { readonly code: 'operator.email-taken' }
  /** None, or longer than this. */
  | { readonly code: 'operator.name'; readonly limit: number }
  | { readonly code: 'operator.no-role' }
  /** A colleague changed the roles meanwhile. */
  | { readonly code: 'operator.changed'; readonly by: string }
  /** Nobody who can log in would be an owner. */
  | { readonly code: 'operator.last-owner' }
  /** They decided what it is about, and a colleague can answer it. */
  | { readonly code: 'complaint.own-decision' }
  /** Unknown, used or expired, or its operator was removed. */
  | { readonly code: 'desk.invitation-invalid' }
  /** The password is right; a code of the authenticator app is missing. */
  | { readonly code: 'desk.code-required' }
  /** Neither a code of the app, nor a recovery code; or one that was used. */
  | { readonly code: 'desk.code-wrong' }
  /** Logged in, but before anything else an authenticator app must be added. */
  | { readonly code: 'desk.second-factor-required' }
  /** The operator has an authenticator app. */
  | { readonly code: 'desk.second-factor-taken' }
  /** The secret was shown in another session. */
  | { readonly code: 'desk.second-factor-expired' }
  /** As whom anybody may log in in a demo has none. */
  | { readonly code: 'desk.second-factor-shared' }
