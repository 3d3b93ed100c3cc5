import type { HouseRule } from './account.ts'

/** Why a typed email address is refused. */
export type EmailError =
  | { readonly code: 'email.missing' }
  | { readonly code: 'email.invalid' }
  | { readonly code: 'email.too-long'; readonly limit: number }

/** Every refusal of the accounts area. */
export type AccountError =
  | EmailError
  | {
      readonly code: 'authentication.required'
      readonly authentication_required: true
      /** The session was ended elsewhere, not by its age: what it left in the browser is erased. */
      readonly revoked?: true
    }
  | { readonly code: 'login.failed' }
  | { readonly code: 'login.blocked'; readonly minutes: number }
  | { readonly code: 'login.locked'; readonly minutes: number }
  | { readonly code: 'email.taken' }
  | { readonly code: 'email.not-found' }
  | { readonly code: 'email.unchanged' }
  | { readonly code: 'password.missing' }
  | { readonly code: 'password.too-short'; readonly minimum: number }
  | { readonly code: 'password.too-long'; readonly limit: number }
  | { readonly code: 'password.common' }
  | { readonly code: 'password.personal' }
  | { readonly code: 'password.old-wrong' }
  | { readonly code: 'password.unchanged' }
  | { readonly code: 'link.invalid' }
  | { readonly code: 'reset.id-taken' }
  | { readonly code: 'mails.too-many'; readonly minutes: number }
  | { readonly code: 'tries.too-many'; readonly minutes: number }
  | { readonly code: 'account.deleted' }
  /** `rule` is `null` if no decision is stored. */
  | { readonly code: 'account.banned'; readonly rule: HouseRule | null }
  | { readonly code: 'account.not-deleted' }
  | { readonly code: 'site.unknown' }
  | { readonly code: 'site.joined' }
  | { readonly code: 'time-zone.unknown' }
  | { readonly code: 'time-zone.too-soon'; readonly minutes: number }
  | { readonly code: 'quiet-hours.empty' }
