/** Where the gallery has a copy of the last comparison. */
export const WHAT_CHANGED = 'diff'
