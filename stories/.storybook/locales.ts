import type { GlobalTypes } from 'storybook/internal/csf'

/** The eleven locales of the product, and a pseudo locale that lengthens and marks texts. */
const STORY_LOCALES = [
  { value: 'nl', title: 'Nederlands' },
  { value: 'da', title: 'Dansk' },
  { value: 'de', title: 'Deutsch' },
  { value: 'en', title: 'English' },
  { value: 'es', title: 'Español' },
  { value: 'fi', title: 'Suomi' },
  { value: 'fr', title: 'Français' },
  { value: 'it', title: 'Italiano' },
  { value: 'no', title: 'Norsk' },
  { value: 'pl', title: 'Polski' },
  { value: 'sv', title: 'Svenska' },
  { value: 'pseudo', title: 'Ƥşḗŭḓǿ (+40 %)' },
]

export const localeTypes = {
  locale: {
    description: 'The language a screen speaks; kit stories bring their own words',
    toolbar: { title: 'Locale', icon: 'globe', items: [...STORY_LOCALES], dynamicTitle: true },
  },
} satisfies GlobalTypes

export const localeGlobals = { locale: 'en' }

/** Sets the language of the page, for hyphenation and screen readers. */
export function speak(globals: Readonly<Record<string, unknown>>) {
  document.documentElement.lang = globals.locale === 'pseudo' ? 'en-XA' : String(globals.locale)
}
