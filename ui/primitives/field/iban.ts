/** Maximum length of an IBAN, without spaces. */
const LONGEST = 34

/** Normalises an IBAN: no spaces nor the word before it, upper case; digits of any width. */
export const bareIban = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .replace(/^IBAN/, '')
    .slice(0, LONGEST)

/** Formats an IBAN in groups of four. */
export const groupedIban = (iban: string) => bareIban(iban).replace(/(.{4})(?=.)/g, '$1 ')

/** Caret position in the formatted text, after the same number of characters. */
export function caretAfter(characters: number): number {
  return characters === 0 ? 0 : characters + Math.floor((characters - 1) / 4)
}
