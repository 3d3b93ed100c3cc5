/** Compares by a number, descending. */
export const latest =
  <T>(of: (item: T) => number) =>
  (a: T, b: T): number =>
    of(b) - of(a)

/** Compares by a number, ascending. */
export const earliest =
  <T>(of: (item: T) => number) =>
  (a: T, b: T): number =>
    of(a) - of(b)

/** Compares texts by code units, descending. */
export const lastText = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1)
