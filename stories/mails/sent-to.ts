import { demoSites } from '#adapters/sites/demo-sites.ts'
import type { NotificationKind } from '#core/accounts/account.ts'
import type { Letter, LetterFacts, LetterKind } from '#core/notifications/letters.ts'
import { NOTIFICATIONS } from '#core/notifications/notification.ts'
import type { Push } from '#core/notifications/pushes.ts'
import type { TextMessage } from '#core/notifications/texts.ts'
import { isCountry } from '#core/site/countries.ts'
import { isLocale, type Locale, REGIONAL } from '#core/site/locales.ts'
import { FACTS } from './sample-letters.ts'

type Globals = Readonly<Record<string, unknown>>

/** A recipient by the toolbar's choices: language, its country, and the site of the brand. */
export function readerOf({ locale, brand }: Globals) {
  const language: Locale = typeof locale === 'string' && isLocale(locale) ? locale : 'en'
  const own = REGIONAL[language].slice(3)
  const [first, ...rest] = demoSites('sandbox')
  const { settings } = rest.find((site) => site.settings.brand === brand) ?? first
  return {
    language,
    country: isCountry(own) ? own : ('NL' as const),
    timeZone: 'Europe/Amsterdam',
    site: {
      name: settings.name,
      brand: settings.brand,
      brandColours: settings.brandColours,
      icon: settings.icon,
      mailSender: settings.mailSender,
      url: `https://${settings.domain.replace('localhost', 'vonk.example')}`,
    },
  }
}

const ID = '01919d2e-7c00-7000-8000-0000000000a1'
const TOKEN = 'k3rJw0mV1uYc8QzE5tNbLx2Pd7Gf9HsA4iKoRqTvWyZ'

/** Gifts and photos count as messages; other letters cannot be disabled. */
const preferenceOf = (kind: LetterKind): NotificationKind | null => {
  if (kind === 'new-gift' || kind === 'new-photo') return 'new_messages'
  return Object.entries(NOTIFICATIONS).find(([name]) => name === kind)?.[1].preference ?? null
}

/** A mail of a kind, with its sample data. */
export function sampleMail<K extends LetterKind>(
  kind: K,
  facts: Partial<LetterFacts[K]>,
  globals: Globals,
): Letter {
  const preference = preferenceOf(kind)
  const letter = {
    ...readerOf(globals),
    to: 'ann@example.test',
    kind,
    facts: { ...FACTS[kind], ...facts },
    path: `/transactions/${ID}`,
    unsubscribe: preference && { token: TOKEN, kind: preference },
  }
  // TypeScript cannot relate a kind and its data here.
  return letter as unknown as Letter
}

export const samplePush = (
  push: Pick<Push, 'kind' | 'labels'> & Partial<Push>,
  globals: Globals,
): Push => {
  const { language, country } = readerOf(globals)
  const about = { from: 'Bob', photo: null, line: null, words: null, path: '/chats', waiting: 3 }
  return { ...about, ...push, language, country }
}

export const sampleText = (globals: Globals): TextMessage => {
  const { language, country, site } = readerOf(globals)
  const amount = { amount: 2999, currency: 'EUR' }
  return {
    to: '+31612345678',
    language,
    country,
    site,
    kind: 'debit-code',
    facts: { code: '012345', amount, minutes: 10 },
  }
}
