import { textsOf } from '#adapters/locales/texts.ts'
import { writtenMoney } from '#adapters/shared/money.ts'
import type { TextMessage } from '#core/letters/texts.ts'
import { regionalTag } from '#core/site/regional-tag.ts'

/** Renders a text message in the recipient's language, as their country writes it. */
export function renderText({ language, country, kind, site, facts }: TextMessage): string {
  const { code, minutes, amount } = facts
  return textsOf(
    language,
    'sms',
    country,
  )(kind, {
    site: site.name,
    code,
    count: minutes,
    amount: writtenMoney(amount, regionalTag(language, country)),
  })
}
