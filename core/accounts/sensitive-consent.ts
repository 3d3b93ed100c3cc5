import type { Instant } from '../shared/time.ts'

/** Version of the consent's wording: a change of its meaning gets a new date. */
export const CONSENT_WORDING = '2026-11-24'

/** Explicit consent to processing data about sex life (GDPR, article 9). */
export type SensitiveConsent = {
  readonly givenAt: Instant
  /** The version that was agreed to. */
  readonly wording: string
  readonly withdrawnAt: Instant | null
}

/** Consent as it is given at `now`. */
export const consentAt = (now: Instant): SensitiveConsent => ({
  givenAt: now,
  wording: CONSENT_WORDING,
  withdrawnAt: null,
})

/** Whether somebody took their consent back. Who joined before it was asked told it of themselves, and took nothing back. */
export const hasWithdrawnConsent = ({
  sensitiveConsent,
}: {
  readonly sensitiveConsent: SensitiveConsent | null
}): boolean => sensitiveConsent?.withdrawnAt != null
