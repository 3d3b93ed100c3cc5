/** What a choice is about: the toolbar shows those of a kind together. */
export type Kind = 'Content' | 'Person' | 'Device'

/** A choice of the toolbar: how the stories are looked at. */
export type Choice = {
  readonly name: string
  readonly kind: Kind
  readonly title: string
  /** What it is until something else is chosen. */
  readonly initial: string
  readonly options: readonly { readonly value: string; readonly title: string }[]
}

const option = (value: string, title: string) => ({ value, title })

/** Light or dark as the designer's system is; light where there is no window, as in tests. */
const ownMode = (): 'light' | 'dark' =>
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** Option values are attribute values of the page, languages and situations. None is a number, which a URL would change. */
export const CHOICES = [
  {
    name: 'locale',
    kind: 'Content',
    title: 'Language of screens; stories of the kit bring their own words',
    initial: 'en',
    // The eleven languages of the product, and one that lengthens and marks English.
    options: [
      option('nl', 'Nederlands'),
      option('da', 'Dansk'),
      option('de', 'Deutsch'),
      option('en', 'English'),
      option('es', 'Español'),
      option('fi', 'Suomi'),
      option('fr', 'Français'),
      option('it', 'Italiano'),
      option('no', 'Norsk'),
      option('pl', 'Polski'),
      option('sv', 'Svenska'),
      option('pseudo', 'Ƥşḗŭḓǿ (+40 %)'),
    ],
  },
  {
    name: 'mode',
    kind: 'Device',
    title: 'Light or dark',
    initial: ownMode(),
    options: [option('light', 'Light'), option('dark', 'Dark')],
  },
  {
    name: 'brand',
    kind: 'Content',
    title: 'Site and its colours',
    initial: 'default',
    options: [
      option('default', 'Vonk itself'),
      option('she', 'For women (she)'),
      option('gay', 'For men (gay)'),
      option('bdsm', 'For play (bdsm)'),
      option('bbw', 'For a size more (bbw)'),
      option('gilf', 'For the older (gilf)'),
      option('milf', 'For the grown (milf)'),
    ],
  },
  {
    name: 'viewer',
    kind: 'Person',
    title: 'Who is looking',
    initial: 'free',
    options: [
      option('visitor', 'Visitor'),
      option('free', 'Free member'),
      option('premium', 'Premium member'),
    ],
  },
  {
    name: 'time',
    kind: 'Person',
    title: 'How much later they look',
    initial: 'now',
    options: [
      option('now', 'Now'),
      option('hour', 'An hour later'),
      option('day', 'A day later'),
      option('three-days', 'Three days later'),
    ],
  },
  {
    name: 'textSize',
    kind: 'Device',
    title: 'Size of text in the browser',
    initial: 'normal',
    options: [option('normal', 'Text 100 %'), option('double', 'Text 200 %')],
  },
  {
    name: 'motion',
    kind: 'Device',
    title: 'Whether things may move',
    initial: 'full',
    options: [option('full', 'Motion'), option('still', 'Reduced motion')],
  },
] as const satisfies readonly Choice[]

/** Every choice at its beginning. */
export const INITIAL: Readonly<Record<string, string>> = Object.fromEntries(
  CHOICES.map(({ name, initial }) => [name, initial]),
)

/** Several choices at once, for what is looked at often; `screen` is one of the viewports. */
export const PRESETS = [
  {
    title: 'Narrowest phone · Suomi · 200 %',
    screen: 'narrow',
    globals: { locale: 'fi', textSize: 'double' },
  },
  { title: 'Phone · Deutsch · dark', screen: 'common', globals: { locale: 'de', mode: 'dark' } },
  { title: 'Phone on its side · 200 %', screen: 'side', globals: { textSize: 'double' } },
  { title: 'Desktop · Visitor', screen: 'xl', globals: { viewer: 'visitor' } },
] as const satisfies readonly {
  readonly title: string
  readonly screen: string
  readonly globals: Readonly<Record<string, string>>
}[]
