/** Required stories of the gallery, from spec §2 and §4 and the landers: a title starts with its place. */
export type Item = {
  readonly title: string
  /** The minimum number of states. */
  readonly states?: number
  /** Whether it is modal: then one of its stories stays open, in every language. */
  readonly modal?: true
}

/** The first word of every app title: its place, in the order of a member's journey. */
export const PLACES = [
  'Everywhere',
  'Landers',
  'Signing up',
  'Logging in',
  'Search',
  'Profile',
  'Likes',
  'Chat',
  'Credits',
  'My profile',
  'Settings',
  'Pages',
  'Mails',
  'Flows',
  'Desk',
] as const

const LAYOUTS: readonly Item[] = [
  { title: 'Everywhere/Layouts/Default', states: 3 },
  { title: 'Everywhere/Layouts/Chat' },
  { title: 'Everywhere/Layouts/Lander' },
  { title: 'Everywhere/Layouts/Empty layout' },
]

/** What appears by itself or over a page: `guidance/when` says when. */
export const MODALS_AND_NOTICES: readonly Item[] = [
  { title: 'Everywhere/Site entry warning', modal: true },
  { title: 'Everywhere/Language offer', states: 4, modal: true },
  { title: 'Everywhere/Welcome banner' },
  { title: 'Everywhere/Test payments' },
  { title: 'Everywhere/Time bonus', modal: true },
  { title: 'Everywhere/Activation reminder line' },
  { title: 'Everywhere/Activation reminder modal', modal: true },
  { title: 'Everywhere/Profile photo alert' },
  { title: 'Everywhere/Enrich alert' },
  { title: 'Everywhere/Push prompt' },
  // Spec §8: marked as spam, bounced, unsubscribed.
  { title: 'Everywhere/Disabled notifications', states: 3 },
  { title: 'Everywhere/Install app' },
  { title: 'Everywhere/Offline' },
  { title: 'Everywhere/Page not found' },
  { title: 'Everywhere/Something went wrong' },
  // The app does not start; showing the error page fails (spec §8).
  { title: 'Everywhere/Last page', states: 2 },
  { title: 'Everywhere/Before the app', states: 6 },
  { title: 'Signing up/Signup modal', states: 6, modal: true },
  { title: 'Signing up/Invite only', modal: true },
  { title: 'Likes/Match', modal: true },
  { title: 'Likes/New like', modal: true },
  { title: 'Likes/Like popup', modal: true },
  { title: 'Chat/Icebreaker' },
  { title: 'Chat/Insufficient credits', modal: true },
  { title: 'Chat/Fictional acknowledgement' },
  { title: 'Profile/Premium only' },
  { title: 'Profile/Report', modal: true },
  { title: 'Profile/Block', modal: true },
  { title: 'My profile/Photo limit' },
  { title: 'Settings/Delete account reasons', modal: true },
  { title: 'Settings/Delete account alternatives', modal: true },
  { title: 'Credits/Discount code' },
  { title: 'Credits/Repeat order', modal: true },
  { title: 'Credits/Direct debit', states: 6 },
  // Requested, wrong, expired, too many.
  { title: 'Credits/One-time code', states: 4, modal: true },
  { title: 'Credits/Payment pending' },
  { title: 'Credits/Payment completed' },
  { title: 'Credits/Payment failed' },
]

/** By what one sees, and the name in its address; each with a slug or two: of a niche and of a campaign. */
const LANDERS: readonly Item[] = [
  ...[
    'Alone tonight (alonetonight)',
    'Collage (collagelanding)',
    'Wall of portraits (gallery)',
    'Shared tastes (iconslanding)',
    'Map (maplanding)',
    'A free seat (socialnetwork)',
    'Step by step (transitionsvideolanding)',
    'Across the street (video)',
    'Member: a letter (landing2)',
    'Member: a postcard (landing3)',
  ].map((name) => ({ title: `Landers/${name}`, states: 2 })),
  // These two take no slug (spec §2).
  { title: 'Landers/Swipe (tinderswipe)' },
  { title: 'Landers/Member: their table (landing)' },
]

const FLOWS: readonly Item[] = ['Signup', 'Order', 'Push', 'Entry warning'].map((flow) => ({
  title: `Flows/${flow}`,
  states: 2,
}))

/** Everything that is sent: a test checks that each kind has a story. */
const SENT: readonly Item[] = [
  { title: 'Mails/Account', states: 10 },
  { title: 'Mails/People', states: 11 },
  { title: 'Mails/Money', states: 11 },
  { title: 'Mails/Support', states: 4 },
  { title: 'Mails/Pushes', states: 5 },
  { title: 'Mails/Text messages' },
]

/** Everything that designers must find, whatever it is built from. */
export const INVENTORY: readonly Item[] = [
  ...LAYOUTS,
  ...MODALS_AND_NOTICES,
  ...LANDERS,
  ...FLOWS,
  ...SENT,
]

/**
 * Inventory entries of planned features. Adding their story removes them: the gallery never shows what the product
 * cannot do.
 */
export const AWAITED: ReadonlySet<string> = new Set()
