import type { MemberId } from '../accounts/account.ts'
import type { SiteId } from '../site/settings.ts'

/** The site it happened on; absent in events from before sites were recorded. */
type OnSite = { readonly site?: SiteId }

/** Events of likes and matches. */
export type LikeEvent =
  | ({ readonly type: 'member.liked'; readonly from: MemberId; readonly to: MemberId } & OnSite)
  /** The second of two mutual likes, given by `from`. */
  | ({ readonly type: 'match.made'; readonly from: MemberId; readonly to: MemberId } & OnSite)
  | { readonly type: 'like.withdrawn'; readonly from: MemberId; readonly to: MemberId }

/** Events of blocks. */
export type BlockEvent = {
  readonly type: 'member.blocked' | 'member.unblocked'
  readonly by: MemberId
  readonly blocked: MemberId
}
