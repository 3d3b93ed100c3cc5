import { keptStore } from '../shared/kept.ts'
import { tabStore } from '../shared/tab-store.ts'
import { forgetDraft } from './kept-draft.ts'
import { keepPhoto } from './kept-photo.ts'

/** Lets go of all that a signup left in this browser: a member who logs out leaves nothing of one behind. */
export function forgetSignup(): void {
  forgetDraft({ lasting: keptStore, tab: tabStore() })
  void keepPhoto(null)
}
