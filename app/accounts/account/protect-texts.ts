import { onSessionRevoked } from '../../client/observed-fetch.ts'
import { pageTiming } from '../../client/page-timing.ts'
import {
  hasTexts,
  removeOldTexts,
  removeTexts,
  trackTexts,
} from '../../client/storage/member-texts.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { eraseForms, VISITOR } from './form-drafts.ts'
import { askUser, type User } from './queries.ts'

/** Removes what a member wrote and did not send, as on a device that was signed out from elsewhere. */
function eraseTexts(): void {
  removeTexts()
  eraseForms(tabStore(), VISITOR)
}

let isChecking = false

/**
 * Erases the texts if the session is still found revoked when it is checked: a call that was under way while another
 * tab logged in again is refused for the session before.
 */
function eraseIfRevoked({ checks }: { readonly checks: boolean }): void {
  if (isChecking) {
    if (checks) eraseTexts()
    return
  }
  isChecking = true
  askUser()
    .catch(() => undefined)
    .finally(() => {
      isChecking = false
    })
}

/**
 * Texts of members do not outlast their session being ended elsewhere, nor a week. A page that shows a visitor was told
 * with the page, which removed the cookie of the ended session, or asks once: a shell came without either. The returned
 * function ends it.
 */
export function protectTexts(shown: User | null | undefined): () => void {
  removeOldTexts(Date.now())
  const stopTracking = trackTexts(Date.now)
  const stopErasing = onSessionRevoked(eraseIfRevoked)
  if (shown === null) {
    if (pageTiming('session') === 'revoked') eraseTexts()
    else if (hasTexts()) askUser().catch(() => undefined)
  }
  return () => {
    stopTracking()
    stopErasing()
  }
}
