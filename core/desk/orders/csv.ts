/** What a spreadsheet takes for a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

/** Signs that end a cell or a line. */
const SPECIAL = /[",\r\n\t]/

/** A cell: a text is quoted where it must be, and never read as a formula; a number stays one. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map(cellOf).join(',')}\r\n`
