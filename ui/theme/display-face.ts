import { vars } from './vars.css.ts'

/** The display face in the one weight it is cut to. */
export const displayFace = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
} as const
