import { textsOf } from '#adapters/locales/texts.ts'
import { writtenMoney } from '#adapters/shared/money.ts'
import type { TextMessage } from '#core/notifications/texts.ts'
import { regionalTag } from '#core/site/countries.ts'

/**
 * Of the alphabet of text messages: one other sign, such as the space in "29,99 €", makes a message two or three, each
 * paid for.
 */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'")

/** Renders a text message in the recipient's language, as their country writes it. */
export function renderText({ language, country, kind, site, facts }: TextMessage): string {
  const { code, minutes, amount } = facts
  const texts = textsOf(language, 'sms', country)
  const text = texts(kind, {
    site: site.name,
    code,
    count: minutes,
    amount: writtenMoney(amount, regionalTag(language, country)),
  })
  return plain(text)
}
