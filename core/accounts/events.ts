import type { SiteId } from '../site/settings.ts'
import type { MemberId } from './account.ts'

/** The site of the request; absent in events from before sites were recorded. */
type AskedAt = { readonly site?: SiteId }

/** Events of an account and its sessions. */
export type AccountEvent =
  | { readonly type: 'account.joined'; readonly member: MemberId; readonly site: string }
  | { readonly type: 'account.confirmed'; readonly member: MemberId }
  | { readonly type: 'account.changed'; readonly member: MemberId }
  | ({
      readonly type: 'account.closed'
      readonly member: MemberId
      /** Members whose pages may still show this one; absent in older events. */
      readonly knownTo?: readonly MemberId[]
    } & AskedAt)
  | { readonly type: 'account.restored'; readonly member: MemberId }
  | { readonly type: 'account.erased'; readonly member: MemberId }
  | ({ readonly type: 'activation.requested'; readonly member: MemberId } & AskedAt)
  | ({ readonly type: 'reset.requested'; readonly member: MemberId } & AskedAt)
  | { readonly type: 'password.changed'; readonly member: MemberId }
  | { readonly type: 'email.changed'; readonly member: MemberId }
  /** A member logged in on an unknown device, while they had others. */
  | { readonly type: 'device.added'; readonly member: MemberId; readonly session: string }
  /** Too many wrong passwords: unknown devices are locked out. */
  | { readonly type: 'password.guessed'; readonly member: MemberId }
  /** One or more sessions ended: open pages check whether they are still signed in. */
  | { readonly type: 'session.ended'; readonly member: MemberId }
