/** Storage keys of a signup: non-sensitive part, personal data, and what only session storage may have. */
export const DRAFT_KEYS = {
  draft: 'signup-draft',
  who: 'signup-who',
  secret: 'signup-private',
} as const
