/** An export that the product itself does not use, and why it may stay. */
type Waiting = { readonly since: string; readonly why: string }

const THEME_REASON = 'a rule of the look that tests hold every theme to'

/** Everything that only tests or stories use. What is used again, or deleted, must leave this list. */
export const UNREACHED: Readonly<Record<string, Waiting>> = {
  'core/profiles/editing/change-settings.ts PAUSE': {
    since: '2026-11-22',
    why: 'tests name the limit that the use case keeps',
  },
  'ui/tokens/contrast.ts SHAPE_CONTRAST': { since: '2026-11-22', why: THEME_REASON },
  'ui/tokens/roles.ts SHAPE_PAIRS': { since: '2026-11-22', why: THEME_REASON },
}
