/** Spec §2 and §9: above this a badge says so with a plus. */
const BADGE_CAP = 99
/** Spec §2 and §9: the credits badge appears at so many, or fewer. */
const FEW_CREDITS = 10
/** For fewer messages than this, a wallet says in words that it is nearly empty. */
const FEW_MESSAGES = 3

/** What a counting badge says; `null` where there is nothing to count. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null
  return count > BADGE_CAP ? `${BADGE_CAP}+` : String(count)
}

/** Spec §4: the chat badge counts unread messages and new likes. */
export const chatBadgeCount = (unread: number, newLikes: number): number => unread + newLikes

/** Spec §4: the title of the browser's tab, with what is new in front of it. */
export function tabTitle(title: string, count: number): string {
  const badge = badgeText(count)
  return badge ? `(${badge}) ${title}` : title
}

export type CreditsBadge = { readonly text: string; readonly tone: 'warning' | 'danger' }

/** Spec §2: a warning when credits run low, danger when there are none. */
export function creditsBadge(credits: number): CreditsBadge | null {
  if (credits > FEW_CREDITS) return null
  return { text: String(credits), tone: credits > 0 ? 'warning' : 'danger' }
}

/** Whether what is left buys so little that one is told before it is gone; the credits one begins with are more. */
export const nearlySpent = (credits: number, messageCredits: number): boolean =>
  credits < FEW_MESSAGES * messageCredits
