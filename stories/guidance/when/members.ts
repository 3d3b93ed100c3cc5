import { REACTIVATION_WINDOW } from '#core/accounts/account.ts'
import { LINK_LIFE } from '#core/accounts/mail-links.ts'
import { TIME_ZONE_LOCK } from '#core/accounts/settings/choose-time-zone.ts'
import { SKIP_LASTS, SWIPE_LIKES_PER_DAY } from '#core/discovery/ports.ts'
import { ENOUGH_PEOPLE } from '#core/discovery/searching/own-ages.ts'
import { LIKE_POPUP_PARAMETER } from '#core/membership/alerts/prompts.ts'
import { DELETION_ALTERNATIVES } from '#core/membership/leaving/alternatives.ts'
import { PHOTO_LIMIT } from '#core/profiles/photo.ts'
import { LIKE_POPUP_LONGEST, SITE } from './everywhere.ts'
import type { Noted } from './noted.ts'
import { counted, lasting, listed, spoken } from './words.ts'

export const SIGNING_UP: readonly Noted[] = [
  {
    title: 'Signing up/Signup modal',
    when: 'A visitor presses anything that needs an account: a heart, a message, a lander’s question.',
    until: 'Signed up, or closed; what was typed waits in this browser.',
  },
  {
    title: 'Signing up/Invite only',
    when: 'The site takes no signups, or only those of a campaign, and a visitor without one presses something that needs an account.',
    until: 'Closed, or logged in.',
  },
  {
    title: 'Signing up/Push question',
    when: 'Somebody just signed up, and the browser can still be asked.',
    until: 'Answered; a no is not asked again here.',
  },
  {
    title: 'Signing up/Complete signup',
    when: `The signup is done and the address has to be confirmed; the mailed link works for ${lasting(LINK_LIFE.activate)}.`,
    until: 'Confirmed, on any device.',
  },
]

export const LOGGING_IN: readonly Noted[] = [
  {
    title: 'Logging in/Mailed link',
    when: 'A link of a mail is opened.',
    until: `Pressed: nothing happens by opening it, which mail programs do too. A link for a new password works for ${lasting(LINK_LIFE.reset)}, one for a new address for ${lasting(LINK_LIFE['change-mail'])}.`,
  },
  {
    title: 'Logging in/Spent link',
    when: 'A link of a mail was used, replaced by a newer one, or is too old.',
    until: 'Another one is asked for, where there can be one.',
  },
  {
    title: 'Logging in/Account deleted',
    when: 'An account was deleted just now.',
    until: `One leaves; for ${lasting(REACTIVATION_WINDOW)} the mailed link brings the account back.`,
  },
]

export const SEARCH: readonly Noted[] = [
  {
    title: 'Search/Few or nobody',
    when: `What was chosen leaves nobody, or few; the first search widens one’s own ages until there are ${ENOUGH_PEOPLE}.`,
    until: 'Something is taken back.',
  },
  {
    title: 'Search/Match finder',
    when: `One is shown at a time; who is passed over comes back after ${lasting(SKIP_LASTS)}, a no is for good.`,
    until: 'Everybody was shown.',
  },
  {
    title: 'Search/Swipe game',
    when: `${counted(SWIPE_LIKES_PER_DAY, 'like')} a day; a time zone changed by hand counts after ${lasting(TIME_ZONE_LOCK)}.`,
    until: 'The last like of the day is given.',
  },
]

export const PROFILE: readonly Noted[] = [
  {
    title: 'Profile/Premium only',
    when: 'A free member opens what only premium members see.',
    until: 'Premium.',
  },
  {
    title: 'Profile/Report',
    when: 'Report is chosen in the menu of a profile or a chat.',
    until: 'Sent or closed; a half-written one waits.',
  },
  {
    title: 'Profile/Block',
    when: 'Block is chosen in the menu of a profile or a chat, or after a report.',
    until: 'Confirmed or closed.',
  },
  {
    title: 'Profile/Free allowance',
    when: allowanceWords(),
    until: 'Premium, or somebody else writes first.',
  },
]

export const LIKES: readonly Noted[] = [
  {
    title: 'Likes/Match',
    when: 'A like that is given is mutual: at once, over the page it was given on.',
    until: 'Pressed anywhere, or answered.',
  },
  {
    title: 'Likes/New match',
    when: 'A match was made while one was away: on any page, one after another.',
    until: 'Seen. The page it leads to is not covered by the next.',
  },
  {
    title: 'Likes/New like',
    when: 'The page of a like is opened, from a mail, a push or the list.',
    until: 'Answered, or closed.',
  },
  {
    title: 'Likes/Like popup',
    when: `A link carries ${LIKE_POPUP_PARAMETER}= and whole seconds, at most ${lasting(LIKE_POPUP_LONGEST)}: somebody who likes the member, else a suggestion that says it is one.`,
    until: 'Put away; the address forgets it at once.',
  },
]

export const CHAT: readonly Noted[] = [
  {
    title: 'Chat/Icebreaker',
    when: 'A chat has no message yet, or ideas are asked for beside the field.',
    until: 'Something is written.',
  },
  {
    title: 'Chat/Fictional acknowledgement',
    when: 'The first message goes to a profile that is no person: the tick comes before the price.',
    until: 'Ticked, once for each chat.',
  },
  {
    title: 'Chat/Insufficient credits',
    when: `Sending costs more than there is: ${counted(SITE.messageCredits, 'credit')} for a message, ${counted(SITE.photoCredits, 'credit')} for a photo, up to ${counted(SITE.giftCredits, 'credit')} for a gift. Nothing is sent, nothing is lost.`,
    until: 'Bought, or closed.',
  },
  { title: 'Chat/Free allowance', when: allowanceWords(), until: 'Premium, or none left.' },
  {
    title: 'Chat/Queued message',
    when: 'A message is sent before the address is confirmed.',
    until: 'Confirmed: then it goes out; or taken back.',
  },
  {
    title: 'Chat/Block',
    when: 'Block is chosen in the menu of a chat.',
    until: 'Confirmed or closed.',
  },
]

export const MY_PROFILE: readonly Noted[] = [
  {
    title: 'My profile/Photo limit',
    when: `There are ${PHOTO_LIMIT.free} photos of a free member, ${PHOTO_LIMIT.premium} of a premium one.`,
    until: 'One is removed, or premium.',
  },
]

export const SETTINGS: readonly Noted[] = [
  {
    title: 'Settings/Delete account reasons',
    when: 'Leaving is chosen in the settings: why, before anything is asked.',
    until: 'Answered or closed.',
  },
  {
    title: 'Settings/Delete account alternatives',
    when: `Once after a reason, what fits it best first, of ${listed(DELETION_ALTERNATIVES.map(spoken))}; only what would change something.`,
    until: 'Taken, or skipped.',
  },
]

/** The free allowance as the demo's sites have it. */
function allowanceWords(): string {
  const { rule, limit } = SITE.freeAllowance
  const what = rule === 'messages' ? 'message' : 'conversation'
  return `A free member begins to write: ${counted(limit, what)} may be begun, and what is left is said before the last one. Replies to who wrote first do not count.`
}
