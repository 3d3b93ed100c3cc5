import { DAY, HOUR, MINUTE, type Millis, SECOND } from '#core/shared/time.ts'

const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
  [SECOND, 'second'],
] as const

/** A span of time in its largest whole unit: 4 hours, 14 days. */
export function lasting(span: Millis): string {
  const [length, unit] = UNITS.find(([each]) => span >= each && span % each === 0) ?? [1, 'ms']
  return counted(span / length, unit)
}

/** A number of things: 1 credit, 5 credits. */
export const counted = (number: number, one: string): string =>
  `${number} ${one}${number === 1 || one === 'ms' ? '' : 's'}`

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

export const listed = (words: readonly string[]): string => LIST.format(words)

/** A code as words: `new-message`, `message.sent` and `new_messages` have none of these signs. */
export const spoken = (code: string): string => code.replaceAll(/[-._]/g, ' ')
