import { rem } from './scale.ts'

/**
 * Added to where something sticks: zero where the window is high enough for its text; with large text far outside the
 * window, where nothing sticks. In `rem` against the height: a media query knows the browser's default size only, not
 * that of the page.
 */
export const UNLESS_LARGE = `min(0px, (100vh - ${rem(560)}) * 999)`
