import type { MemberId } from '../accounts/account.ts'
import type { PhotoId } from './photo.ts'

/** Events of photos. */
export type PhotoEvent = {
  readonly type: 'photo.decided'
  readonly photo: PhotoId
  readonly member: MemberId
  readonly state: 'active' | 'refused'
}
