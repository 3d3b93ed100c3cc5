import { PLACES } from '../shared/inventory.ts'
import { GUIDANCE } from './guidance.ts'

/** By the title of stories, or by title and story: `Pages/Text › Questions`. */
type Names = Readonly<Record<string, readonly string[]>>

/** What people call places that are named in a member's words. */
const OF_PLACES: Names = {
  'Foundations/Welcome': ['start', 'introduction', 'readme'],
  'Foundations/Looking': [
    'finnish',
    'suomi',
    'language',
    '200 %',
    'large text',
    'phone',
    'viewport',
  ],
  'Foundations/What changed': ['changed', 'diff', 'changelog', 'new', 'compare', 'release'],
  'Foundations/Voice': ['tone', 'copy', 'content rules', 'microcopy'],
  'Foundations/Without a backend': ['mock', 'msw', 'dev panel', 'latency', 'offline', 'prototype'],
  'Foundations/Colour': ['color', 'palette', 'contrast', 'dark', 'dark mode', 'theme'],
  'Foundations/Colour › Seven Brands': ['niche', 'brand', 'white label'],
  'Foundations/Type': ['font', 'typeface', 'typography', 'heading'],
  'Foundations/Shape': ['spacing', 'radius', 'shadow', 'elevation'],
  'Foundations/Motion': ['animation', 'transition', 'duration', 'easing'],
  'Foundations/Tokens': ['token', 'css variable', 'dtcg', 'figma', 'penpot'],
  'Foundations/Situations': ['scene', 'fixture', 'persona', 'viewer'],
  'Foundations/Photographs': ['crop', 'dark photo', 'upload'],
  'Kit/All components': ['overview', 'index', 'inventory', 'component list', 'library'],
  'Identity/Mark': ['brand', 'symbol'],
  'Identity/Icons': ['favicon', 'app icon', 'maskable', 'launcher'],
  'Identity/Logo': ['wordmark', 'brand'],
  'Identity/Portrait': ['illustration', 'drawn face', 'avatar'],
  'Identity/Lean': ['pair', 'two people', 'couple'],
  'Identity/Art for empty places': ['illustration', 'empty state'],
  'Identity/OG image of a site': [
    'og',
    'og image',
    'open graph',
    'social preview',
    'share picture',
  ],
  'Kit/People/Hero › Every Brand': ['niche', 'brand'],
  'Everywhere/When': ['notice', 'banner', 'alerts', 'when'],
  'Everywhere/Site entry warning': ['18+', 'age gate', 'adult', 'consent'],
  'Everywhere/Time bonus': ['countdown', 'timer', 'discount', 'popup'],
  'Everywhere/Welcome banner': ['discount', 'offer', 'promotion'],
  'Everywhere/Language offer': ['locale', 'translation'],
  'Everywhere/Activation reminder line': ['confirm mail', 'verify address'],
  'Everywhere/Activation reminder modal': ['confirm mail', 'verify address', 'popup'],
  'Everywhere/Disabled notifications': ['bounce', 'spam', 'unsubscribed', 'mail trouble'],
  'Everywhere/Push prompt': ['web push', 'notification', 'permission'],
  'Everywhere/Install app': ['pwa', 'add to home screen'],
  'Everywhere/Page not found': ['404', 'error page'],
  'Everywhere/Something went wrong': ['500', 'error page', 'crash'],
  'Everywhere/Last page': ['white screen', 'crash'],
  'Everywhere/Before the app': ['skeleton', 'app shell', 'loading'],
  'Everywhere/Kind labels': ['fictional', 'cam', 'disclosure'],
  'Everywhere/Session ended': ['logged out', 'expired'],
  'Everywhere/Enrich alert': ['complete profile', 'profile progress'],
  'Signing up/Signup modal': ['registration', 'onboarding', 'wizard'],
  'Signing up/Questions': ['registration', 'onboarding', 'form'],
  'Logging in/Log in': ['sign in', 'authentication', 'password'],
  'Logging in/Mailed link': ['magic link', 'activation', 'verify'],
  'Search/Members': ['filter', 'results', 'browse', 'discover'],
  'Search/Members › Filter Sheet': ['filter', 'drawer'],
  'Search/Match finder': ['cards', 'compatibility', 'suggestion'],
  'Search/Swipe game': ['tinder', 'cards', 'deck'],
  'Profile/Premium only': ['paywall', 'upsell', 'locked'],
  'Profile/Report': ['abuse', 'flag', 'dsa'],
  'Likes/Match': ['celebration', 'mutual', 'popup'],
  'Likes/Like popup': ['modal', 'suggestion'],
  'Chat/Conversation': ['messages', 'thread', 'inbox'],
  'Chat/Conversations': ['inbox', 'message list'],
  'Chat/Insufficient credits': ['paywall', 'out of credits', 'upsell'],
  'Chat/Free allowance': ['limit', 'free message', 'quota'],
  'Chat/Icebreaker': ['opener', 'suggestion', 'prompt'],
  'Chat/Gifts': ['present', 'sticker'],
  'Credits/Credits': ['shop', 'bundle', 'buy', 'ledger', 'wallet'],
  'Credits/Payment': ['checkout', 'ideal', 'card', 'paypal'],
  'Credits/Direct debit': ['iban', 'sepa', 'mandate', 'bank account'],
  'Credits/One-time code': ['otp', 'sms', '2fa'],
  'Credits/Discount code': ['coupon', 'voucher', 'promo code'],
  'Credits/Orders': ['invoice', 'history', 'receipt'],
  'Credits/Premium': ['subscription', 'upgrade', 'plan'],
  'My profile/My profile': ['edit profile', 'account', 'bio'],
  'Settings/Settings': ['preferences', 'account', 'privacy'],
  'Settings/Delete account reasons': ['cancel', 'churn', 'leave', 'exit survey'],
  'Pages/Home': ['landing page', 'start page'],
  'Pages/Pricing': ['prices', 'plans'],
  'Pages/Text › Questions': ['faq', 'help', 'support'],
  'Pages/Text › Terms': ['legal', 'conditions'],
  'Pages/Text › Privacy': ['gdpr', 'legal'],
  'Pages/Complaints': ['contact', 'support', 'dsa'],
  'Mails/Account': ['mail', 'email', 'newsletter', 'transactional'],
  'Mails/Money': ['email', 'receipt', 'invoice'],
  'Mails/People': ['email', 'digest'],
  'Mails/Support': ['email', 'ticket'],
  'Mails/Pushes': ['web push', 'notification'],
  'Mails/Text messages': ['sms', 'otp'],
  'Desk/Overview': ['admin', 'dashboard', 'backoffice'],
  'Desk/Photos': ['moderation', 'queue', 'review'],
  'Desk/Reports': ['moderation', 'abuse', 'queue'],
  'Desk/Site': ['cms', 'branding', 'white label'],
}

/** What each niche is called in its field, beside its slug, which names its stories. */
const OF_NICHES: Names = {
  'Landers/A free seat (socialnetwork) › For women (she)': ['lesbian', 'women', 'she'],
  'Landers/Across the street (video) › For men (gay)': ['men', 'gay'],
  'Landers/Map (maplanding) › For play (bdsm)': ['kink', 'fetish', 'bdsm'],
  'Landers/Collage (collagelanding) › For a size more (bbw)': ['curvy', 'plus size', 'bbw'],
  'Landers/Wall of portraits (gallery) › For the older (gilf)': [
    'mature',
    'senior',
    'older',
    'gilf',
  ],
  'Landers/Across the street (video) › For the grown (milf)': ['mature', 'milf'],
}

/** By every state of a screen one comes to its group's page. */
const OF_STATES: Names = Object.fromEntries(
  PLACES.map((place) => [`${place}/All states`, [`${place.toLowerCase()} states`, 'states']]),
)

const OF_COMPONENTS: Names = Object.fromEntries(
  Object.entries(GUIDANCE).map(([title, { aliases = [] }]) => [title, aliases]),
)

/** Other names by which the gallery's search finds something. */
export const OTHER_NAMES: Names = { ...OF_COMPONENTS, ...OF_STATES, ...OF_PLACES, ...OF_NICHES }
