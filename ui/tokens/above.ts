/** CSS variable: height of a banner above the page, for what fills the rest of the screen. */
export const ABOVE = '--above'
