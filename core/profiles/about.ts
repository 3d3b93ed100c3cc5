import { err, ok, type Result } from '../shared/result.ts'
import { isLonger, trimmed } from '../shared/text.ts'
import { hasContact } from './contact/contact.ts'
import type { ProfileError } from './errors.ts'
import { ABOUT_LENGTH } from './fields.ts'

/** The about text, trimmed; empty if nothing of it would be seen. */
export function checkAbout(
  typed: string,
): Result<string, Extract<ProfileError, { code: 'about.too-long' | 'about.has-contact' }>> {
  const about = trimmed(typed)
  if (isLonger(about, ABOUT_LENGTH)) {
    return err({ code: 'about.too-long', limit: ABOUT_LENGTH })
  }
  // Public, so no contact details.
  return hasContact(about) ? err({ code: 'about.has-contact' }) : ok(about)
}
