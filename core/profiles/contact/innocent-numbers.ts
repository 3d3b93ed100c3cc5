/** What people write numbers for besides telephones. A text is folded here: no accents, no capitals. */

const YEAR = '(?:19|20)\\d\\d'
const HOUR = '(?:[01]?\\d|2[0-4])'
const TIME = `${HOUR}[:.]?[0-5]\\d`
const DASH = '[-–—/]'
const DATE = `(?:\\d{1,2}[-./]\\d{1,2}[-./](?:${YEAR}|\\d\\d)|${YEAR}[-./]\\d{1,2}[-./]\\d{1,2})`

const KINDS = [
  YEAR,
  `${YEAR}${DASH}(?:${YEAR}|\\d\\d)`,
  DATE,
  `${DATE}${DASH}${DATE}`,
  `${HOUR}:[0-5]\\d(?::[0-5]\\d)?`,
  `${HOUR}\\.[0-5]\\d`,
  `${TIME}${DASH}${TIME}`,
  `${HOUR}${DASH}${HOUR}`,
  // Scores, ranges, fractions, decimals and pairs of sizes.
  '(?:\\d|[1-9]\\d{1,2})[-–—:.,/+](?:\\d{1,3})',
  `[1-9]\\d{0,2}(?:[.,]?\\d)?00${DASH}[1-9]\\d{0,2}[.,]?\\d00`,
  '3[.,]14\\d*',
  // Thousands in groups: three groups of three may also be a telephone.
  "[1-9]\\d{0,2}[.,']\\d{3}(?:[.,]\\d{1,2})?",
  "[1-9]\\d?(?:[.,']\\d{3}){2,}(?:[.,]\\d{1,2})?",
  "[1-9]\\d{0,2}(?:[.,']\\d{3})*[.,']000(?:[.,]\\d{1,2})?",
]

const INNOCENT = new RegExp(`^[^\\d]*(?:(?:${KINDS.join('|')})[^\\d]*)?$`, 'u')

/** "24 12 1971" */
const SPACED_DATE = new RegExp(
  `^[^\\d+]*(?:0?[1-9]|[12]\\d|3[01])\\s(?:0?[1-9]|1[0-2])\\s${YEAR}[^\\d]*$`,
  'u',
)
/** "0700 1500 2300" */
const SHIFTS = /^[^\d+]*(?:(?:[01]\d|2[0-3])(?:00|15|30|45)[^\d]*){2,}$/u

/** Whether each part between spaces is a year, date, time, score, range, decimal or grouped number. */
export const areInnocent = (text: string): boolean =>
  SPACED_DATE.test(text) ||
  SHIFTS.test(text) ||
  text.split(/\s+/).every((part) => INNOCENT.test(part))

const CURRENCIES =
  'euros?|eur|dollars?|usd|pounds?|gbp|francs?|franken|chf|kroner|kronor|kr|dkk|sek|nok|zloty(?:ch)?|zl|pln'
const AMOUNT = "\\d{1,3}(?:[.,'’ ]\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?"
/** Amounts, percentages and degrees: the sign tells, before or after. */
const SIGNED = new RegExp(
  `[€$£]\\s?(?:${AMOUNT})(?!\\d)|(?<![\\d+])(?:${AMOUNT})(?:\\s?(?:[€$£%‰°"″]|,-)|\\s(?:${CURRENCIES})(?!\\p{L}))`,
  'gu',
)
/** Round thousands with spaces. */
const ROUND = /(?<![\d+][\s.]?)[1-9]\d{0,2}(?:[\s.]\d{3})?[\s.]000(?![\s.]?\d)/g

const ALWAYS = /(?<![\d+])24\/7(?:[\s/]{1,3}365)?(?!\d)/gu

/** The text with a letter for each amount: it parts the numbers around it. */
export const withoutAmounts = (text: string): string =>
  text.replace(ALWAYS, ' x ').replace(SIGNED, ' x ').replace(ROUND, ' x ')

const DATES = new RegExp(`(?<!\\d)${DATE}(?!\\d)`, 'gu')
/** The text with a letter for each date. */
export const withoutDates = (text: string): string => text.replace(DATES, ' x ')

/** Digits of a telephone may rise evenly too, but not in small steps. */
const STEEPEST = 10

/** Whether numbers rise or fall by small equal steps: sizes, ages, a countdown. */
export function isSeries(numbers: readonly string[]): boolean {
  if (numbers.length < 3 || numbers.some(({ length }) => length > 2)) return false
  const [first = 0, second = 0, ...rest] = numbers.map(Number)
  const step = second - first
  return (
    Math.abs(step) <= STEEPEST && rest.every((number, at) => number === second + step * (at + 1))
  )
}

/** The highest number of a lottery. */
const HIGHEST = 50
/** Whether small numbers rise: ages, or those of a lottery. */
export const areRising = (numbers: readonly string[]): boolean =>
  numbers.length > 3 &&
  numbers.every(
    (number, at) =>
      !number.startsWith('0') &&
      Number(number) <= HIGHEST &&
      (at === 0 || Number(number) > Number(numbers[at - 1])),
  )

const ONLY_YEARS = new RegExp(`^${YEAR}$`)
export const areYears = (numbers: readonly string[]): boolean =>
  numbers.every((number) => ONLY_YEARS.test(number))
