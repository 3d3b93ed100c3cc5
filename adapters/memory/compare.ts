/** Compares by a number, the largest first. */
export const latest =
  <T>(of: (item: T) => number) =>
  (a: T, b: T): number =>
    of(b) - of(a)

/** Compares by a number, the smallest first. */
export const earliest =
  <T>(of: (item: T) => number) =>
  (a: T, b: T): number =>
    of(a) - of(b)

/** Compares texts by their code units, the last first. */
export const lastText = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1)
