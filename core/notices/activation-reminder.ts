import type { MailTrouble } from '../accounts/account.ts'

/** State of a member who may still have to confirm their email. */
export type Unconfirmed = {
  readonly confirmed: boolean
  /** Whether the profile is hidden until confirmation. */
  readonly profileDisabled: boolean
  readonly mailTroubles: readonly MailTrouble[]
  /** The query parameter of a signup completed in another browser. */
  readonly signupComplete: boolean
  readonly smartphone: boolean
}

/** Spec §4: reminds an unconfirmed member of the mail, unless their mails bounce; `null` is no reminder. */
export function activationReminder({
  confirmed,
  profileDisabled,
  mailTroubles,
  signupComplete,
  smartphone,
}: Unconfirmed): 'modal' | 'line' | null {
  if (confirmed || !profileDisabled || mailTroubles.length > 0) return null
  return signupComplete && smartphone ? 'modal' : 'line'
}
