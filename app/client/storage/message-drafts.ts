import { useSyncExternalStore } from 'react'
import { storedNames } from './browser-storage.ts'
import { tabStore } from './tab-store.ts'

const START = 'draft.'
const OPENED = 'chat'
const WANTED = 'wanted'

/** The storage key of what a member typed in a conversation: another member may use the same browser. */
export const draftKey = (member: string, conversation: string) =>
  `${START}${member}.${conversation}`

/** The conversations in which a member typed something and did not send it. */
export const draftedChats = (member: string): readonly string[] => namesAfter(draftKey(member, ''))

const namesAfter = (start: string): readonly string[] =>
  storedNames()
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length))

/** The storage key of what a member typed to somebody with whom there is no conversation yet. */
export const firstWordsKey = (member: string, profile: string) =>
  `${START}first.${member}.${profile}`

const GIFT = `${START}gift.`

/** The storage key of a gift being chosen, per member of a shared browser. */
export const giftKey = (member: string, conversation: string) => `${GIFT}${member}.${conversation}`

/** Whether a member chose a gift somewhere and did not send it. */
export const hasChosenGift = (member: string): boolean =>
  storedNames().some((name) => name.startsWith(giftKey(member, '')))

/** Notes which conversation this tab showed last. */
export function storeLastChat(conversation: string): void {
  tabStore().setItem(OPENED, conversation)
  tabStore().removeItem(WANTED)
}

/** Notes to whom this tab would write, were anything left to start. */
export const storeWanted = (profile: string): void => tabStore().setItem(WANTED, profile)

/** Where to write on, as a path: who was wanted last, the conversation shown last, or the only draft; `null` for none. */
export const usePathToContinue = (member: string): string | null =>
  useSyncExternalStore(
    listen,
    () => pathToGoOn(member),
    () => null,
  )

function pathToGoOn(member: string): string | null {
  const wanted = tabStore().getItem(WANTED)
  if (wanted !== null) return firstWordsPath(wanted)
  const drafted = draftedChats(member)
  const last = tabStore().getItem(OPENED)
  if (last !== null && drafted.includes(last)) return `/chats/${last}`
  const begun = namesAfter(firstWordsKey(member, '')).map(firstWordsPath)
  const [only, ...others] = [...drafted.map((chat) => `/chats/${chat}`), ...begun]
  return only !== undefined && others.length === 0 ? only : null
}

const firstWordsPath = (profile: string) => `/members/${profile}/chat`

function listen(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
