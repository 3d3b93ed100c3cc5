import type { MemberId } from '#core/accounts/account.ts'
import type { CodePosition, DiscountCode, Discounts } from '#core/money/discounts.ts'
import { lastText } from '../compare.ts'
import type { Table } from '../table.ts'

/** A code claimed by an order. */
export type Claim = {
  readonly code: string
  readonly member: MemberId
  readonly order: string
  readonly scope: string
}

/** Discount codes and their claims in memory. */
export const discounts = (codes: Table<DiscountCode>, claims: Table<Claim>): Discounts => ({
  byCode: async (code) => codes.find(code.toLowerCase()),
  claims: async (code, member) =>
    claims
      .all()
      .filter((claim) => sameCode(claim.code, code) && (!member || claim.member === member))
      .map(({ order }) => order),
  made: async (before, limit) =>
    codes
      .all()
      .flatMap((code) => (code.made ? [{ code, made: code.made }] : []))
      .filter(({ made }) => !before || newestFirst(before, made) < 0)
      .toSorted((a, b) => newestFirst(a.made, b.made))
      .slice(0, limit)
      .map(({ code }) => code),
  async add(code) {
    const key = code.code.toLowerCase()
    const { made } = code
    if (codes.find(key) || (made && codes.all().some((one) => one.made?.id === made.id)))
      return false
    codes.put(key, code)
    return true
  },
  async end(text) {
    const key = text.toLowerCase()
    const code = codes.find(key)
    if (code?.status !== 'active') return false
    codes.put(key, { ...code, status: 'off' })
    return true
  },
  async claim(claim) {
    if (claims.find(keyOf(claim))) return false
    claims.put(keyOf(claim), claim)
    return true
  },
  async release(order) {
    for (const claim of claims.all()) if (claim.order === order) claims.drop(keyOf(claim))
  },
})

const newestFirst = (a: CodePosition, b: CodePosition) => b.at - a.at || lastText(a.id, b.id)

const sameCode = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const keyOf = ({ code, scope }: Claim) => `${code.toLowerCase()} ${scope}`
