/** What is written instead of what, wherever it stands. */
export type Change = readonly [RegExp, string]
