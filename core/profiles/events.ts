import type { MemberId } from '../accounts/account.ts'
import type { PhotoId, PhotoState } from './photo.ts'

/** Events of photos. */
export type PhotoEvent = {
  readonly type: 'photo.decided'
  readonly photo: PhotoId
  readonly member: MemberId
  /** Back in moderation, where a decision was undone. */
  readonly state: PhotoState
}
