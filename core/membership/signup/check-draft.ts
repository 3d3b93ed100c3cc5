import { normalizeEmail } from '../../accounts/email.ts'
import { normalizePassword } from '../../accounts/password.ts'
import { filled } from '../../profiles/fields.ts'
import { checkLine, normalizeName } from '../../profiles/name.ts'
import type { Gender, Sexuality } from '../../profiles/profile.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { cleanPasted, trimmed } from '../../shared/text.ts'
import type { Instant } from '../../shared/time.ts'
import type { Country } from '../../site/countries.ts'
import { checkStep, type DraftError, type SignupRules } from './check-step.ts'
import { type SignupDraft, stepsOf } from './draft.ts'

/** A valid, normalised draft. */
export type CheckedDraft = SignupDraft & {
  readonly country: Country
  readonly gender: Gender
  readonly sexuality: Sexuality
}

/** The line as a profile keeps it; who writes to somebody was not asked for one. */
function lineIn({ to, line }: SignupDraft): string {
  const checked = checkLine(to ? '' : line)
  return (checked.ok && checked.value) || ''
}

/** Validates a whole draft; returns the first error in step order. */
export function checkDraft(
  draft: SignupDraft,
  rules: SignupRules,
  now: Instant,
): Result<CheckedDraft, DraftError> {
  for (const step of stepsOf(draft)) {
    const [refusal] = Object.values(checkStep(step, draft, rules, now))
    if (refusal) return err(refusal)
  }
  return ok({
    ...draft,
    message: draft.to ? trimmed(draft.message) : '',
    line: lineIn(draft),
    // The steps validated these three, which types cannot express.
    country: draft.country as Country,
    gender: draft.gender as Gender,
    sexuality: draft.sexuality as Sexuality,
    region: cleanPasted(draft.region),
    town: cleanPasted(draft.town),
    name: normalizeName(draft.name),
    email: normalizeEmail(draft.email),
    password: normalizePassword(draft.password),
    birthDate: cleanPasted(draft.birthDate),
    about: trimmed(draft.about),
    interests: [...new Set(draft.interests)],
    details: filled(draft.details),
  })
}
