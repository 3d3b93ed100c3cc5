/** CSS variable: height of the bottom bar, for elements right above it. */
export const BELOW = '--below'
