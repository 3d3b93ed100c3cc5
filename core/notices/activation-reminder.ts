import type { MailTrouble } from '../accounts/account.ts'

/** What is known of a member who may have to confirm their email. */
export type Unconfirmed = {
  readonly confirmed: boolean
  /** Whether the profile is hidden until then. */
  readonly profileDisabled: boolean
  readonly mailTroubles: readonly MailTrouble[]
  /** The query says that the signup was just completed elsewhere. */
  readonly signupComplete: boolean
  readonly smartphone: boolean
}

/** Spec §4: reminds an unconfirmed member of the mail that waits, unless mails cannot reach them; `null` is not at all. */
export function activationReminder({
  confirmed,
  profileDisabled,
  mailTroubles,
  signupComplete,
  smartphone,
}: Unconfirmed): 'modal' | 'alert' | null {
  if (confirmed || !profileDisabled || mailTroubles.length > 0) return null
  return signupComplete && smartphone ? 'modal' : 'alert'
}
