import { fill } from '#adapters/shared/fill.ts'
import type { TextMessage } from '#core/notifications/texts.ts'
import { TEXT_CATALOGUES } from './catalogues.ts'

/** Writes a text out in the reader's language, as it stands on the phone. */
export function renderText({ language, kind, site, facts }: TextMessage): string {
  const { code, minutes, amount } = facts
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: amount.currency })
  const money = format.format(
    amount.amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2),
  )
  return fill(TEXT_CATALOGUES[language][kind], { site: site.name, code, minutes, amount: money })
}
