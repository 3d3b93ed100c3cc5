import { TIME_BONUS, WELCOME_PERCENTAGE } from '#core/money/first-purchase-discount.ts'
import { DAY } from '#core/shared/time.ts'
import { COUNTRIES } from '#core/site/countries.ts'
import { LOCALES } from '#core/site/locales.ts'
import {
  BRANDS,
  type Brand,
  type Company,
  type PaymentMethod,
  PROFILE_NOTES,
  type Settings,
  type Site,
} from '#core/site/settings.ts'
import { INTERESTS } from './interests.ts'
import { type Capabilities, type ConfiguredProvider, paymentMethods } from './payment-methods.ts'
import { DEMO_BUNDLES, messageCosts, VAT_RATES } from './prices.ts'

/** Default country of the demo: the Netherlands. */
const AT_HOME_FIRST = COUNTRIES.toSorted((a, b) => Number(b === 'NL') - Number(a === 'NL'))

type Face = Pick<Settings, 'name' | 'indexTitle' | 'description'>

const FACES: Record<Brand, Face> = {
  default: {
    name: 'Vonk',
    indexTitle: 'Vonk: dating waar je weet wie je schrijft',
    description:
      'Ontmoet mensen bij jou in de buurt. Elk profiel zegt wat het is, elke prijs zie je vooraf.',
  },
  she: {
    name: 'Vonk Zij',
    indexTitle: 'Vonk Zij: waar vrouwen vooropstaan',
    description: 'Dating met vrouwen voorop, eerlijk en zonder verborgen kosten.',
  },
  bdsm: {
    name: 'Vonk Knoop',
    indexTitle: 'Vonk Knoop: dating voor wie van spel en vertrouwen houdt',
    description: 'Ontmoet volwassenen die open zijn over hun grenzen, hun wensen en wie ze zijn.',
  },
  bbw: {
    name: 'Vonk Rond',
    indexTitle: 'Vonk Rond: dating voor vrouwen met een maatje meer',
    description: 'Ontmoet mensen die van ronde vormen houden, en van een eerlijk gesprek.',
  },
  gilf: {
    name: 'Vonk Goud',
    indexTitle: 'Vonk Goud: dating met levenservaring',
    description: 'Voor zestigplussers en wie van hen houdt: rustig, duidelijk en dichtbij.',
  },
  milf: {
    name: 'Vonk Rijp',
    indexTitle: 'Vonk Rijp: dating met vrouwen die weten wat ze willen',
    description: 'Ontmoet vrouwen met ervaring en humor, en weet vooraf wat een bericht kost.',
  },
  gay: {
    name: 'Vonk Hem',
    indexTitle: 'Vonk Hem: dating voor mannen die op mannen vallen',
    description:
      'Ontmoet mannen bij jou in de buurt, op een site die niets mooier maakt dan het is.',
  },
}

/** The demo's company: openly fictional, with invalid numbers. */
const COMPANY: Company = {
  name: 'Vonk Voorbeeld B.V.',
  address: 'Voorbeeldstraat 1',
  kvk: '00000000',
  city: '0000 AA Voorbeeldstad',
  country: 'NL',
  tradenames: BRANDS.map((brand) => FACES[brand].name),
  vatNumbers: ['NL000000000B00'],
  sepaCreditorId: 'NL22ZZZ000000000000',
  supportPhone: '+31 85 - 000 00 00',
  deleteDiscount: 50,
  added: '2026-01-15T12:00:00Z',
}

const MESSAGE_CREDITS = 1

/** Fields that a profile may show, and those that a search may have. */
export const PROFILE_FIELDS = [
  'gender',
  'sexuality',
  'relationship',
  'hair',
  'eyes',
  'body',
  'tattoos',
  'reason',
  'interests',
] as const
export const SEARCH_FIELDS = [
  'gender',
  'country',
  'region',
  'age',
  'distance',
  'photo',
  'online',
  'interests',
  'new',
  'people',
] as const

const settings = (
  brand: Brand,
  niche: Settings['niche'],
  ways: readonly PaymentMethod[],
): Settings => ({
  id: brand === 'default' ? 'vonk' : brand,
  ...FACES[brand],
  homeHeadline: {},
  homeSentence: {},
  domain: brand === 'default' ? 'localhost' : `${brand}.localhost`,
  language: 'nl',
  languages: LOCALES,
  countries: AT_HOME_FIRST,
  niche,
  brand,
  brandColours: {},
  logo: '',
  logoDark: '',
  icon: '',
  cover: '',
  signups: 'all',
  loggedOutSearch: true,
  loggedOutSearchTrafficsource: true,
  entryPopup: true,
  supportEmail: 'hulp@vonk.example',
  supportPhone: COMPANY.supportPhone,
  mailSender: '',
  hsts: 'year',
  hstsSubdomains: false,
  cdnPrefix: '',
  memberResell: true,
  hasFictional: true,
  fictionalIcon: 'drama',
  fictionalWarning: { singular: {}, plural: {} },
  minimumMessageCosts: messageCosts(DEMO_BUNDLES, MESSAGE_CREDITS),
  messageCredits: MESSAGE_CREDITS,
  photoCredits: 2,
  giftCredits: 5,
  signupCredits: 5,
  messageLength: 2000,
  refundDays: 14,
  operatorCredits: 100,
  trustedPhotos: 0,
  secondLookPercentage: 5,
  vatRates: VAT_RATES,
  minimumAge: 18,
  timeBonusWindow: TIME_BONUS.window,
  timeBonusPercentage: TIME_BONUS.percentage,
  welcomeWindow: 3 * DAY,
  welcomePercentage: WELCOME_PERCENTAGE,
  freeAllowance: { rule: 'conversations', limit: 2 },
  visibleProfileFields: PROFILE_FIELDS,
  visibleProfileNotes: PROFILE_NOTES,
  searchFields: SEARCH_FIELDS,
  interests: INTERESTS,
  regionData: {},
  bundles: DEMO_BUNDLES,
  paymentMethods: ways,
})

const NICHES = [
  ['she', 2],
  ['bdsm', 3],
  ['bbw', 4],
  ['gilf', 5],
  ['milf', 6],
  ['gay', 7],
] as const

/** The demo's seven sites: Vonk itself, first and for any host, and one per niche on `<niche>.localhost`. */
export function demoSites(
  provider: ConfiguredProvider,
  equipment: Capabilities = { texts: true },
): readonly [Site, ...Site[]] {
  const ways = paymentMethods(provider, equipment)
  return [
    { settings: settings('default', 1, ways), company: COMPANY },
    ...NICHES.map(([brand, niche]) => ({
      settings: settings(brand, niche, ways),
      company: COMPANY,
    })),
  ]
}
