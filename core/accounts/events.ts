import type { SiteId } from '../site/settings.ts'
import type { MemberId } from './account.ts'

/** The site where it was asked for; absent in what was written down before sites were. */
type AskedAt = { readonly site?: SiteId }

/** What happens to an account and its sessions. */
export type AccountEvent =
  | { readonly type: 'account.joined'; readonly member: MemberId; readonly site: string }
  | { readonly type: 'account.confirmed'; readonly member: MemberId }
  | { readonly type: 'account.changed'; readonly member: MemberId }
  | ({
      readonly type: 'account.closed'
      readonly member: MemberId
      /** Whose pages may show the member still; absent in what was written down before it was. */
      readonly knownTo?: readonly MemberId[]
    } & AskedAt)
  | { readonly type: 'account.restored'; readonly member: MemberId }
  | { readonly type: 'account.erased'; readonly member: MemberId }
  | ({ readonly type: 'activation.requested'; readonly member: MemberId } & AskedAt)
  | ({ readonly type: 'reset.requested'; readonly member: MemberId } & AskedAt)
  | { readonly type: 'password.changed'; readonly member: MemberId }
  | { readonly type: 'email.changed'; readonly member: MemberId }
  /** A member logged in on a browser that was not known, while others were. */
  | { readonly type: 'device.added'; readonly member: MemberId; readonly session: string }
  /** So many wrong passwords were tried that no browser may try more that is not known. */
  | { readonly type: 'password.guessed'; readonly member: MemberId }
  /** One session, or more of them: whoever holds an open page asks whether it is still signed in. */
  | { readonly type: 'session.ended'; readonly member: MemberId }
