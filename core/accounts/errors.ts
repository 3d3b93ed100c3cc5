import type { HouseRule } from './account.ts'

/** Why a typed email address is refused. */
export type EmailError =
  | { readonly code: 'email.missing' }
  | { readonly code: 'email.invalid' }
  | { readonly code: 'email.too-long'; readonly limit: number }

/** Why an operator's block of signups is refused. */
export type SignupBlockError =
  | { readonly code: 'block.invalid' }
  /** So many would be kept out that it is a mistake. */
  | { readonly code: 'block.too-wide'; readonly widest: number }
  /** A mail provider that everybody uses. */
  | { readonly code: 'block.usual-domain' }
  /** It is blocked already. */
  | { readonly code: 'block.exists' }
  | { readonly code: 'block.not-found' }
  | { readonly code: 'reason.missing' }
  | { readonly code: 'reason.too-long'; readonly limit: number }

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
  /** An operator blocked it or its domain. */
  | { readonly code: 'email.refused' }
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
