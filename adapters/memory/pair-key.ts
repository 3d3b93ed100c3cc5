import type { MemberId } from '#core/accounts/account.ts'

/** Key of a directed pair of members. */
export const pairKey = (from: MemberId, to: MemberId): string => `${from} ${to}`
