import type { GlobalTypes } from 'storybook/internal/csf'

/** The eleven locales of the product, and one that only lengthens and marks its texts. */
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

/** Tells the page which language it is in, so that hyphens and voices follow. */
export function speak(globals: Readonly<Record<string, unknown>>) {
  document.documentElement.lang = globals.locale === 'pseudo' ? 'en-XA' : String(globals.locale)
}
