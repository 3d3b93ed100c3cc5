import { browserStorage } from '../storage/browser-storage.ts'
import { tabStore } from '../storage/tab-store.ts'
import { eraseDraft } from './stored-draft.ts'
import { storePhoto } from './stored-photo.ts'

/** Clears all stored signup data; also at logout. */
export function eraseSignup(): void {
  eraseDraft({ lasting: browserStorage, tab: tabStore() })
  void storePhoto(null)
}
