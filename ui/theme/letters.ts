const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join(
  '',
)

/** What the site is mostly written with: nearly every page is set in these letters alone. */
export const LETTERS = `${ASCII}\u00a0¡«·»¿ÀÁÂÄÅÆÇÈÉÊÍÎÑÓÔÖØÚÜßàáâäåæçèéêëìíîïñòóôöøùúûüœ–‘’“”„…€`

/** Letters as near as this share a run: a short list is worth that the one between is looked for here first. */
const NEAR = 16

/** The letters as a style sheet names them. */
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
