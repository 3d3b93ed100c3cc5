/** A choice of the toolbar: how the stories are looked at. */
export type Choice = {
  readonly name: string
  readonly title: string
  /** What it is until something else is chosen. */
  readonly initial: string
  readonly options: readonly { readonly value: string; readonly title: string }[]
}

const option = (value: string, title: string) => ({ value, title })

/** Option values are attribute values of the page, languages and situations. None is a number, which a URL would change. */
export const CHOICES = [
  {
    name: 'locale',
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
    title: 'Light or dark',
    initial: 'light',
    options: [option('light', 'Light'), option('dark', 'Dark')],
  },
  {
    name: 'brand',
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
    title: 'Size of text in the browser',
    initial: 'normal',
    options: [option('normal', 'Text 100 %'), option('double', 'Text 200 %')],
  },
  {
    name: 'motion',
    title: 'Whether things may move',
    initial: 'full',
    options: [option('full', 'Motion'), option('still', 'Reduced motion')],
  },
] as const satisfies readonly Choice[]

/** Every choice at its beginning. */
export const INITIAL: Readonly<Record<string, string>> = Object.fromEntries(
  CHOICES.map(({ name, initial }) => [name, initial]),
)
