import type { MemberId } from '#core/accounts/account.ts'
import type { DiscountCode, Discounts } from '#core/money/discounts.ts'
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
  async add(code) {
    if (codes.find(code.code.toLowerCase())) throw new Error('this code is there already')
    codes.put(code.code.toLowerCase(), code)
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

const sameCode = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const keyOf = ({ code, scope }: Claim) => `${code.toLowerCase()} ${scope}`
