import type { PageName } from '#core/site/text-pages.ts'

/** One group of parts, under a heading of its own where a page has several. */
export type PartGroup = { readonly group: string | null; readonly parts: readonly string[] }

const one = (...parts: readonly string[]): readonly PartGroup[] => [{ group: null, parts }]

/** What each page has, in reading order; each part has a heading and a text. */
export const PAGE_PARTS = {
  faq: [
    { group: 'account', parts: ['confirm', 'login', 'language', 'export', 'leave'] },
    { group: 'profiles', parts: ['kinds', 'photos', 'place', 'visible', 'order'] },
    { group: 'chatting', parts: ['free', 'likes', 'delete', 'offline'] },
    { group: 'money', parts: ['costs', 'premium', 'discount', 'pending', 'refund', 'receipt'] },
    { group: 'safety', parts: ['scam', 'report', 'blocked'] },
  ],
  terms: one(
    'who',
    'account',
    'profiles',
    'credits',
    'refunds',
    'ranking',
    'conduct',
    'content',
    'leaving',
    'changes',
    'disputes',
  ),
  privacy: one(
    'controller',
    'kept',
    'bases',
    'special',
    'seen',
    'place',
    'shared',
    'erased',
    'rights',
  ),
  cookies: one('why', 'cookies', 'storage', 'absent', 'off'),
  ban: one('rules', 'notice', 'steps', 'reasons', 'appeal', 'credits', 'misuse'),
  'return-policy': one('withdraw', 'how', 'amount', 'excluded', 'when', 'form'),
  service: one('reach', 'first', 'ask', 'never', 'urgent', 'authorities'),
} as const satisfies Record<PageName, readonly PartGroup[]>

/** The pages that say since when they hold: what one agrees to. */
export const DATED: ReadonlySet<PageName> = new Set([
  'terms',
  'privacy',
  'cookies',
  'ban',
  'return-policy',
])

/** The pages at whose end the company stands. */
export const SIGNED: ReadonlySet<PageName> = new Set([
  'terms',
  'privacy',
  'return-policy',
  'service',
])

/** What the cookies of `/pages/cookies` are called. */
export const COOKIES = ['vonk_session', 'vonk_device', 'locale', 'country', 'tz'] as const
