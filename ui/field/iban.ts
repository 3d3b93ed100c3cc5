/** The longest an IBAN may be, without spaces. */
const LONGEST = 34

/** An IBAN without spaces and in capitals, as a bank wants it. */
export const bareIban = (typed: string) =>
  typed
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, LONGEST)

/** An IBAN in groups of four, as people read it. */
export const groupedIban = (iban: string) => bareIban(iban).replace(/(.{4})(?=.)/g, '$1 ')

/** Where the caret belongs in the grouped text, after as many letters and digits as before. */
export function caretAfter(characters: number): number {
  return characters === 0 ? 0 : characters + Math.floor((characters - 1) / 4)
}
