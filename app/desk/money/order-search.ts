import { ORDER_STATES } from '#core/money/order.ts'

/** What the list of orders is limited to, in its address. */
export type OrderSearch = {
  readonly list?: 'charged-back' | 'failed' | 'refund-failed'
  readonly state?: string
  readonly site?: string
  readonly method?: string
  /** A month: "2026-11". */
  readonly month?: string
  readonly code?: string
  readonly member?: string
}

export const ORDER_TABS = ['all', 'charged-back', 'failed', 'refund-failed'] as const

const KEYS = ['list', 'state', 'site', 'method', 'month', 'code', 'member'] as const

/** Parses the address; what it cannot mean is ignored. */
export function orderSearch(search: Readonly<Record<string, unknown>>): OrderSearch {
  const given = KEYS.flatMap((key) => {
    const text = String(search[key] ?? '')
    return text !== '' && text.length <= 60 ? [[key, text] as const] : []
  })
  const { list, state, month, member, ...others } = Object.fromEntries(given) as Partial<
    Record<(typeof KEYS)[number], string>
  >
  const tab = ORDER_TABS.find((one) => one === list)
  const known = ORDER_STATES.find((one) => one === state)
  return {
    ...others,
    ...(tab !== undefined && tab !== 'all' && { list: tab }),
    ...(known && { state: known }),
    ...(month && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) && { month }),
    ...(member && /^[\da-f-]{36}$/.test(member) && { member }),
  }
}

/** First moments of a month and of the next, in UTC as the books are kept. */
export function monthBounds(month: string): { readonly from: string; readonly until: string } {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  return {
    from: new Date(Date.UTC(year, nth - 1)).toISOString(),
    until: new Date(Date.UTC(year, nth)).toISOString(),
  }
}

/** This month and those before it, newest first. */
export function lastMonths(now: number, count: number): readonly string[] {
  const today = new Date(now)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back))
      .toISOString()
      .slice(0, 7),
  )
}
