/** Signs that break a line or turn the direction of writing. */
const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** Somebody's own words on one line, so that no name can begin a new line or a header, or run backwards. */
export const plain = (text: string): string => text.replace(UNRULY, ' ').trim()
