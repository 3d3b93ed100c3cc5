/** How far the card on top leans, from no (-1) to yes (1); set on the card while it is pulled. */
export const LEAN = '--deck-lean'

/** How far it is pulled either way, 0 to 1; set on what holds the cards. */
export const PULL = '--deck-pull'
