/** Line breaks and bidirectional controls. */
const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** User text on one line, against header injection and reversed text. */
export const singleLine = (text: string): string => text.replace(UNRULY, ' ').trim()
