/** CSS variable: tilt of the top card, from no (-1) to yes (1); set while dragging. */
export const DECK_TILT = '--deck-lean'

/** CSS variable: drag distance in either direction, 0 to 1; set on the container. */
export const DECK_DRAG = '--deck-pull'
