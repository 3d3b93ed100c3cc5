import { listed } from './words.ts'

/** The pages that rules name, as the spec names them, in a designer's words. */
export const PAGES = {
  index: 'home',
  members: 'search',
  'members-id': 'a profile',
  'match-finder': 'the match finder',
  'swipe-game': 'the swipe game',
  likes: 'likes',
  'likes-m-id': 'a profile from a like',
  chats: 'the list of chats',
  'chats-id': 'a chat',
  credits: 'credits',
  'credits-id': 'the payment',
  'credits-repeat-order': 'the repeated order',
  transactions: 'orders',
  premium: 'premium',
  pricing: 'prices',
  profile: 'the own profile',
  notifications: 'settings',
  'notifications-door': 'a page of settings',
  'complete-signup': 'the completed signup',
  'pages-page': 'text pages',
  complaints: 'complaints',
  withdraw: 'the withdrawal',
} as const

type Page = keyof typeof PAGES
const ALL = Object.keys(PAGES) as readonly Page[]

/** The pages where a rule says yes, in words; those where it says no, if these are fewer. */
export function pagesWhere(says: (page: Page) => boolean): string {
  const names = (pages: readonly Page[]) => listed(pages.map((page) => PAGES[page]))
  const yes = ALL.filter(says)
  const no = ALL.filter((page) => !says(page))
  if (yes.length === 0) return 'nowhere'
  if (no.length === 0) return 'every page'
  return no.length < yes.length ? `every page but ${names(no)}` : names(yes)
}
