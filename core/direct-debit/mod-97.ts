/** ISO 7064 (MOD 97-10): letters count from 10; the remainder is 1 for valid check digits. */
export function mod97(signs: string): number {
  let rest = 0
  for (const sign of signs) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
