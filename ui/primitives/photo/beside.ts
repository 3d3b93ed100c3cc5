/** CSS variable: width that buttons take on each side of a photo, for text over it. */
export const BESIDE_WIDTH = '--beside'
