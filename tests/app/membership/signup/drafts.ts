import type { SignupInput } from '#app/membership/signup/signup-state.ts'
import { urlDomains } from '#app/shared/url-domains.ts'
import type { SignupDraft } from '#core/membership/signup/draft.ts'
import { goodDraft } from '#tests/core/membership/signup/drafts.ts'

/** A recipient with a profile kind. */
export const CAM = { id: 'kim', kind: 'cam' } as const

/** A draft that any site accepts, with `changes`. */
export const filledDraft = (changes: Partial<SignupDraft> = {}): SignupDraft =>
  goodDraft({ about: '', interests: [], details: {}, ...changes })

/** A site's rules on a fixed day, with predictable ids. */
export function signupInput(): SignupInput {
  let made = 0
  return {
    rules: {
      name: 'Vonk',
      countries: ['NL', 'BE'],
      interests: ['art'],
      messageLength: 200,
      minimumAge: 18,
      domains: urlDomains,
    },
    now: Date.UTC(2026, 10, 21, 12),
    newId: () => `id-${++made}`,
  }
}
