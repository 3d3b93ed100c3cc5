import type { MemberId } from '#core/accounts/account.ts'

/** The key of what goes from one member to another. */
export const pairKey = (from: MemberId, to: MemberId): string => `${from} ${to}`
