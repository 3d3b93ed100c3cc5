import { onSessionRevoked } from '../client/observed-fetch.ts'
import { hasTexts, removeOldTexts, removeTexts, trackTexts } from '../storage/member-texts.ts'
import { tabStore } from '../storage/tab-store.ts'
import { eraseForms, VISITOR } from './form-drafts.ts'
import { askUser, type User } from './queries.ts'

/** Removes what a member wrote and did not send, as on a device that was signed out from elsewhere. */
export function eraseTexts(): void {
  removeTexts()
  eraseForms(tabStore(), VISITOR)
}

/**
 * Texts of members do not outlast their session being ended elsewhere, nor a week. A page that shows a visitor asks
 * once whether that happened: the page itself came without a call.
 */
export function protectTexts(shown: User | null | undefined): void {
  removeOldTexts(Date.now())
  trackTexts(Date.now)
  onSessionRevoked(eraseTexts)
  if (!shown && hasTexts()) askUser().catch(() => undefined)
}
