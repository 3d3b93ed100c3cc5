import type { BrowserName } from '../../accounts/sessions.ts'
import type { Instant } from '../../shared/time.ts'
import {
  ACCOUNT,
  type Concerning,
  type KindsOf,
  type Named,
  siteOf,
  type ToMember,
  toMember,
  URGENT,
} from './kind.ts'

/** What mails about a member's own account are queued with. */
export type AccountNotifications = {
  readonly activate: ToMember & Concerning
  readonly reset: ToMember & Concerning
  readonly reactivate: ToMember & Concerning
  readonly 'change-mail': ToMember &
    Concerning & {
      /** The new address, to be confirmed. */
      readonly email: string
      /** Of the password it was asked for with: after a new one it is not mailed. */
      readonly passwordPrint: string
    }
  /** `email` is the previous address, which gets the warning. */
  readonly 'mail-changed': ToMember & { readonly email: string }
  readonly 'password-changed': ToMember
  readonly 'password-guessed': ToMember
  /** `session` is the login concerned. */
  readonly 'new-device': ToMember & { readonly session: string }
}

/** What these mails are written with. */
export type AccountLetters = {
  /** Credits granted on confirmation, and whether messages are queued until then. */
  readonly activate: Named & { readonly gift: number; readonly waiting: boolean }
  readonly reset: Named
  /** `until` is the end of the reactivation period. */
  readonly reactivate: Named & { readonly until: Instant }
  readonly 'change-mail': Named
  readonly 'mail-changed': Named
  readonly 'password-changed': Named
  readonly 'password-guessed': Named
  /** Time and browser of the login, as far as known. */
  readonly 'new-device': Named & BrowserName & { readonly at: Instant }
}

const atSite = (event: ToMember & Concerning) => ({ ...toMember(event), ...siteOf(event) })
const toReset = () => '/reset-password'

export const ACCOUNT_KINDS = {
  activate: { ...URGENT, from: { 'account.joined': atSite, 'activation.requested': atSite } },
  reset: { ...URGENT, from: { 'reset.requested': atSite } },
  reactivate: { ...URGENT, from: { 'account.closed': atSite } },
  // The use cases queue the mails to both addresses: no event contains one.
  'change-mail': { ...URGENT, from: {} },
  'mail-changed': { ...ACCOUNT, from: {}, path: () => '/pages/service' },
  'password-changed': {
    ...ACCOUNT,
    proven: true,
    from: { 'password.changed': toMember },
    path: toReset,
  },
  'password-guessed': {
    ...ACCOUNT,
    proven: true,
    from: { 'password.guessed': toMember },
    path: toReset,
  },
  'new-device': {
    ...ACCOUNT,
    proven: true,
    from: { 'device.added': ({ member, session }) => ({ member, session }) },
    path: () => '/notifications/log-in',
  },
} satisfies KindsOf<AccountNotifications>
