/** Letters that are written from right to left, and marks that change the direction of what follows. */
const TURNS = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/
const ISOLATES = /[\u2066-\u2069]/g
const [FIRST_STRONG, END] = ['\u2068', '\u2069']

/**
 * What somebody wrote, as part of a sentence: its direction, and marks that were left open, end with it. A text from left
 * to right without marks stays as it is.
 */
export function isolated(text: string): string {
  if (!TURNS.test(text)) return text
  let open = 0
  const paired = text.replace(ISOLATES, (mark) => {
    if (mark === END && open === 0) return ''
    open += mark === END ? -1 : 1
    return mark
  })
  return `${FIRST_STRONG}${paired}${END.repeat(open + 1)}`
}

/**
 * Shared i18next options of browser and server: flat keys, plain text, no fallback language, since the check refuses
 * missing texts. Who writes a name or a line decides its direction, and no other word's.
 */
export const TEXT_OPTIONS = {
  fallbackLng: false,
  keySeparator: false,
  interpolation: { escapeValue: true, escape: isolated },
} as const
