import type { Money } from '#core/shared/money.ts'

/** An amount as a language and country write it. */
export function writtenMoney({ amount, currency }: Money, tag: string): string {
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
