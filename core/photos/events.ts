import type { MemberId } from '../accounts/account.ts'
import type { PhotoId } from './photo.ts'

/** What happens to a member's photos. */
export type PhotoEvent = {
  readonly type: 'photo.decided'
  readonly photo: PhotoId
  readonly member: MemberId
  readonly state: 'active' | 'refused'
}
