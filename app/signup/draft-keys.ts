/** Where a signup that was begun is kept: its harmless part, who it is about, and what only this tab may know. */
export const DRAFT_KEYS = {
  draft: 'signup-draft',
  who: 'signup-who',
  secret: 'signup-private',
} as const
