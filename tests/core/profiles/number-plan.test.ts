import { expect, test } from 'bun:test'
import { isNational } from '#core/profiles/contact/number-plan.ts'

test('a national number begins with 0, dialled before it or part of it', () => {
  // Germany dials the 0 before; in Italy it belongs to the number.
  for (const digits of ['03012345678', '0612345678', '0298765432'])
    expect(isNational(digits), digits).toBe(true)
  for (const digits of ['0000000000', '0612', '01'.repeat(9)])
    expect(isNational(digits), digits).toBe(false)
})
