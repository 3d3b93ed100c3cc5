import { useSyncExternalStore } from 'react'
import { storedNames } from './browser-storage.ts'
import { tabStore } from './tab-store.ts'

const START = 'draft.'
const OPENED = 'chat'

/** The storage key of what a member typed in a conversation: another member may use the same browser. */
export const draftKey = (member: string, conversation: string) =>
  `${START}${member}.${conversation}`

/** The conversations in which a member typed something and did not send it. */
export const draftedChats = (member: string): readonly string[] => {
  const start = draftKey(member, '')
  return storedNames()
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length))
}

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
export const storeLastChat = (conversation: string): void =>
  tabStore().setItem(OPENED, conversation)

/** The conversation to write on in: the one this tab showed last, else the only one with a draft; `null` for none. */
export const useChatToContinue = (member: string): string | null =>
  useSyncExternalStore(
    listen,
    () => chatToGoOn(member),
    () => null,
  )

function chatToGoOn(member: string): string | null {
  const drafted = draftedChats(member)
  const last = tabStore().getItem(OPENED)
  if (last !== null && drafted.includes(last)) return last
  return drafted.length === 1 ? (drafted[0] ?? null) : null
}

function listen(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
