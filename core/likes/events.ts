import type { MemberId } from '../accounts/account.ts'
import type { SiteId } from '../site/settings.ts'

/** The site it happened on; absent in what was written down before sites were. */
type OnSite = { readonly site?: SiteId }

/** What happens between two members who like each other, or one the other. */
export type LikeEvent =
  | ({ readonly type: 'member.liked'; readonly from: MemberId; readonly to: MemberId } & OnSite)
  /** The second of two likes: `from` gave it. */
  | ({ readonly type: 'match.made'; readonly from: MemberId; readonly to: MemberId } & OnSite)
  | { readonly type: 'like.withdrawn'; readonly from: MemberId; readonly to: MemberId }
