/** Letters that Unicode does not decompose into a base letter and its marks, as people type them without. */
const BASES =
  'øo łl đd ðd þth ßss æae œoe ıi ȷj ħh ŧt ŋn ĸk ɨi ʉu ɛe əe ǝe ɔo ɖd ɗd ɓb ƙk ƴy ƒf ƀb ɇe ǥg ɉj ƚl ɫl ɍr ɏy ƶz ςσ'
const BASE: ReadonlyMap<string, string> = new Map(
  BASES.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const LETTERS = new RegExp(`[${[...BASE.keys()].join('')}]`, 'gu')

/**
 * A text as it is compared: without accents, case and variants of letters. The only such rule: searches, look-ups by
 * name and guards use it, so that what one finds another does not miss.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(LETTERS, (letter) => BASE.get(letter) ?? letter)
    .normalize('NFKC')

/** The name of a place as it is compared: also without apostrophes and full stops, and with a space for a hyphen. */
export const foldedPlace = (name: string): string =>
  folded(name)
    .replace(/['’.]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
