/** Spec §2 and §9: the credits badge appears at this balance or below. */
const FEW_CREDITS = 10
/** Below this number of messages, a wallet is described as nearly empty. */
const FEW_MESSAGES = 3

export type CreditsBadge = { readonly text: string; readonly tone: 'warning' | 'danger' }

/** Spec §2: a warning when credits run low, danger when there are none. */
export function creditsBadge(credits: number): CreditsBadge | null {
  if (credits > FEW_CREDITS) return null
  return { text: String(credits), tone: credits > 0 ? 'warning' : 'danger' }
}

/** Whether the balance is low enough for a warning; the signup grant is above that. */
export const nearlySpent = (credits: number, messageCredits: number): boolean =>
  credits < FEW_MESSAGES * messageCredits
