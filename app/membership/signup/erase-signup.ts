import { browserStorage } from '../../client/storage/browser-storage.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { eraseDraft } from './stored-draft.ts'
import { storePhoto } from './stored-photo.ts'

/** Clears all stored signup data; also at logout. */
export function eraseSignup(): void {
  eraseDraft({ lasting: browserStorage, tab: tabStore() })
  void storePhoto(null)
}
