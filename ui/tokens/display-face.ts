import { vars } from './vars.css.ts'

/** The display font, in the one weight of its subset. */
export const displayFace = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
} as const
