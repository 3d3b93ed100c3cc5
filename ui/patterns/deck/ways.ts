/** Answers of a card, and the side it leaves to. */
export type DeckWay = 'yes' | 'no' | 'skip'
