import type { SecondFactor, SecondFactors } from '#core/desk/second-factor.ts'
import type { Table } from '../table.ts'

/** Unused recovery codes of an operator, by hash. */
export type RecoveryCodes = readonly string[]

/** Operators' second factors in memory. */
export const secondFactors = (
  factors: Table<SecondFactor>,
  codes: Table<RecoveryCodes>,
): SecondFactors => ({
  of: async (operator) => factors.find(operator),
  recoveryCodesOf: async (operator) => codes.find(operator)?.length ?? 0,
  async add(factor) {
    if (factors.find(factor.operator)) return false
    factors.put(factor.operator, factor)
    return true
  },
  async takeStep(operator, step) {
    const factor = factors.find(operator)
    if (!factor || factor.lastStep >= step) return false
    factors.put(operator, { ...factor, lastStep: step })
    return true
  },
  async replaceRecoveryCodes(operator, hashes) {
    codes.put(operator, hashes)
  },
  async takeRecoveryCode(operator, hash) {
    const unused = codes.find(operator) ?? []
    if (!unused.includes(hash)) return false
    codes.put(
      operator,
      unused.filter((one) => one !== hash),
    )
    return true
  },
  async remove(operator) {
    const had = factors.find(operator) !== null
    factors.drop(operator)
    codes.drop(operator)
    return had
  },
})
