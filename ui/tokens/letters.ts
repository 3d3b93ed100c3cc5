const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join(
  '',
)

/** The most used characters: nearly every page needs only these. */
export const LETTERS = `${ASCII}\u00a0¡«·»¿ÀÁÂÄÅÆÇÈÉÊÍÎÑÓÔÖØÚÜßàáâäåæçèéêëìíîïñòóôöøùúûüœ–‘’“”„…€−`

/** Gaps up to this size are merged into one range, to keep the list short. */
const NEAR = 16

/** The characters as a `unicode-range`. */
export function unicodeRange(letters: string): string {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0)
  const runs: [number, number][] = []
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && point - last[1] <= NEAR) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ')
}
