import type { PageName } from '#core/site/pages/text-pages.ts'

/** A group of sections, with a heading if there are several. */
export type PartGroup = { readonly group: string | null; readonly parts: readonly string[] }

const one = (...parts: readonly string[]): readonly PartGroup[] => [{ group: null, parts }]

/** Sections of each page, in reading order; each has a heading and a text. */
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
  ban: one('rules', 'photos', 'notice', 'steps', 'reasons', 'appeal', 'credits', 'misuse'),
  'return-policy': one('withdraw', 'how', 'amount', 'excluded', 'when', 'form'),
  service: one('reach', 'first', 'ask', 'never', 'urgent', 'authorities'),
} as const satisfies Record<PageName, readonly PartGroup[]>

/** Pages with a version date: terms that are agreed to. */
export const DATED: ReadonlySet<PageName> = new Set([
  'terms',
  'privacy',
  'cookies',
  'ban',
  'return-policy',
])

/** Pages that end with the company's details. */
export const SIGNED: ReadonlySet<PageName> = new Set([
  'terms',
  'privacy',
  'return-policy',
  'service',
])

/** Translation keys of the cookies of `/pages/cookies`. */
export const COOKIES = [
  'vonk_session',
  'vonk_device',
  'locale',
  'country',
  'tz',
  'notices',
] as const
