/** Replacements, applied everywhere. */
export type Change = readonly [RegExp, string]
