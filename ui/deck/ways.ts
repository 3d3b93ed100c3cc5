/** How a card of a deck is answered, and the side it leaves to. */
export type DeckWay = 'yes' | 'no' | 'skip'
