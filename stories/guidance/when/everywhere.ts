import { demoSites } from '#adapters/sites/demo-sites.ts'
import {
  showsTimeBonusModal,
  TIME_BONUS_MODAL_DELAY,
  topBanner,
} from '#core/membership/alerts/bonus-alerts.ts'
import { type Layout, warnsVisitors } from '#core/membership/alerts/entry-warning.ts'
import { likePopupDelay } from '#core/membership/alerts/prompts.ts'
import { COUNTRIES } from '#core/site/countries.ts'
import { ALERTS } from './alerts.ts'
import type { Noted } from './noted.ts'
import { pagesWhere } from './pages.ts'
import { lasting, listed } from './words.ts'

export const [{ settings: SITE, company: COMPANY }] = demoSites('sandbox')

const bannerOn = (kind: 'time-bonus' | 'welcome') =>
  pagesWhere((route) => topBanner({ discount: { kind }, route }) === kind)

const modalOn = pagesWhere((route) =>
  showsTimeBonusModal(
    { discount: { kind: 'time-bonus' }, route, credits: 0, inAreaFor: TIME_BONUS_MODAL_DELAY },
    {},
    0,
  ),
)

/** The countries whose visitors are warned in a layout. */
const warnedIn = (layout: Layout): string => {
  const site = { ...SITE, countries: COUNTRIES }
  const warned = COUNTRIES.filter((country) =>
    warnsVisitors({ site, layout, country, route: 'members' }),
  )
  return warned.length === COUNTRIES.length
    ? 'visitors of all countries of the site'
    : warned.length === 0
      ? 'nobody'
      : `visitors from ${listed(warned)}`
}

/** An alert of which a rule of its own decides that it is a modal. */
const ACTIVATION_MODAL: Noted = {
  title: 'Everywhere/Activation reminder modal',
  when: 'The signup was completed in another browser of a phone, and the address is not confirmed.',
  until: 'Put away; then the line stands there.',
}

const BANNERS: readonly Noted[] = [
  {
    title: 'Everywhere/Welcome banner',
    when: `Nothing was bought yet: the time bonus of ${SITE.timeBonusPercentage} % in the first ${lasting(SITE.timeBonusWindow)}, then the welcome discount of ${SITE.welcomePercentage} % until ${lasting(SITE.welcomeWindow)} after the signup.`,
    where: `Time bonus: ${bannerOn('time-bonus')}. Welcome discount: ${bannerOn('welcome')}.`,
    until: 'The deadline, which is real, or the first purchase.',
  },
  {
    title: 'Everywhere/Test payments',
    when: 'The site takes no real money, outside a demo.',
    where: 'every page',
    until: 'Payments are real.',
  },
  {
    title: 'Everywhere/Time bonus',
    when: `The time bonus runs, there are no credits left, and ${lasting(TIME_BONUS_MODAL_DELAY)} in the members area have passed.`,
    where: modalOn,
    until: 'Put away once, for good.',
  },
]

const AT_THE_DOOR: readonly Noted[] = [
  {
    title: 'Everywhere/Site entry warning',
    when: 'A visitor comes for the first time, where the site warns.',
    where: `On pages for ${warnedIn('default')}; on chats and landers for ${warnedIn('chat')}; on a mailed link for ${warnedIn('empty')}.`,
    until: 'Accepted, for good in this browser.',
  },
  {
    title: 'Everywhere/Language offer',
    when: 'A visitor’s browser prefers another of the site’s languages, and none was chosen.',
    where: 'every page, and in the entry warning where that stands',
    until: 'Answered either way.',
  },
  {
    title: 'Everywhere/Site question',
    when: 'A member of one site opens another for the first time, or writes there after a no.',
    where: 'every page but landers and the signup',
    until: 'Answered; closing it is a no.',
  },
]

const TROUBLE: readonly Noted[] = [
  {
    title: 'Everywhere/Offline',
    when: 'The browser says that it has no connection. A page that was never opened is a page of its own.',
    where: 'every page',
    until: 'The connection is back.',
  },
  {
    title: 'Everywhere/Session ended',
    when: 'A call is refused because the session ended, while a page is open.',
    where: 'every page but the login',
    until: 'Logging in, which leads back, or put away.',
  },
  {
    title: 'Everywhere/Page not found',
    when: 'An address leads to no page, or to a member who cannot be seen.',
    until: 'One leaves.',
  },
  {
    title: 'Everywhere/Something went wrong',
    when: 'A page fails while it is shown.',
    until: 'Tried again.',
  },
  {
    title: 'Everywhere/Last page',
    when: 'The app does not start, or the page of an error fails too.',
    until: 'Loaded again.',
  },
  {
    title: 'Everywhere/Before the app',
    when: 'The server needs more than two seconds: the shape of the page comes first.',
    until: 'The page is there.',
  },
]

export const EVERYWHERE: readonly Noted[] = [
  ...ALERTS,
  ACTIVATION_MODAL,
  ...BANNERS,
  ...AT_THE_DOOR,
  ...TROUBLE,
]

/** The longest wait that a link may ask for before a popup. */
export const LIKE_POPUP_LONGEST = likePopupDelay('3600') ?? 0
