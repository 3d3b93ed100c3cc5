import { describe, expect, test } from 'bun:test'
import { endCode, makeCode } from '#core/money/discounts/make-code.ts'
import { type CodeTerms, wrongTerms } from '#core/money/discounts/new-code.ts'
import { sampleAccount } from '#tests/contracts/sample.ts'
import { openWorld, START } from '#tests/core/world.ts'

const TERMS: CodeTerms = {
  code: 'Spring-20',
  percentage: 20,
  amount: null,
  currency: null,
  minimumOrderValue: 0,
  country: null,
  member: null,
  expires: null,
  validity: 'once-per-user',
  paymentMethods: [],
}

const { site } = openWorld()
const ann = sampleAccount({ id: 'ann' })
const wrong = (changes: Partial<CodeTerms>, member: typeof ann | null = null) => {
  const found = wrongTerms({ ...TERMS, ...changes }, { sites: [site], member, now: START })
  return found && `${found.field}: ${found.problem}`
}
const fiveOff = { percentage: null, amount: 500, currency: 'EUR', minimumOrderValue: 1000 }

describe('the terms of a new code', () => {
  test('are right without limits, and with all of them', () => {
    expect(wrong({})).toBeNull()
    expect(wrong(fiveOff)).toBeNull()
    const limits = { country: 'NL', member: 'ann', expires: START + 1, paymentMethods: ['ideal'] }
    expect(wrong({ ...fiveOff, ...limits }, ann)).toBeNull()
  })

  test.each([
    [{ code: ' ' }, 'code: missing'],
    [{ code: 'ÉTÉ-25' }, 'code: unreadable'],
    [{ code: 'AB' }, 'code: unreadable'],
    [{ code: 'SPRING-' }, 'code: unreadable'],
    [{ code: 'X'.repeat(31) }, 'code: unreadable'],
    [{ code: 'timebonus40' }, 'code: reserved'],
    [{ code: 'stay-1' }, 'code: reserved'],
    [{ percentage: null }, 'percentage: missing'],
    [{ amount: 500, currency: 'EUR', minimumOrderValue: 1000 }, 'percentage: both'],
    [{ percentage: 0 }, 'percentage: out-of-range'],
    [{ percentage: 91 }, 'percentage: out-of-range'],
    [{ ...fiveOff, amount: 0 }, 'amount: out-of-range'],
    [{ ...fiveOff, currency: null }, 'currency: missing'],
    [{ currency: null, minimumOrderValue: 1 }, 'currency: missing'],
    [{ currency: 'XAU' }, 'currency: unknown'],
    [{ ...fiveOff, minimumOrderValue: 999 }, 'minimum: too-low'],
    [{ currency: 'EUR', minimumOrderValue: 1_000_001 }, 'minimum: out-of-range'],
    [{ country: 'XX' }, 'country: unknown'],
    [{ member: 'nobody' }, 'member: unknown'],
    [{ expires: START }, 'expires: past'],
    [{ paymentMethods: ['shells'] }, 'methods: unknown'],
  ] as const)('%o is refused: %s', (changes, problem) => {
    expect(wrong(changes)).toBe(problem)
  })
})

describe('a code', () => {
  const open = async () => {
    const world = openWorld()
    await world.member('ann')
    const make = (changes: Partial<CodeTerms & { id: string }> = {}) =>
      makeCode(world, { id: 'first', ...TERMS, ...changes })
    return { ...world, make }
  }

  test('is written in capitals, and is the personal one of whom an email names', async () => {
    const { make, reads } = await open()
    const account = await reads.accounts.byId('ann')
    const made = await make({ member: ` ${account?.email.toUpperCase()} ` })
    expect(made).toMatchObject({ ok: true, value: { code: 'SPRING-20', member: 'ann' } })
    expect(await reads.discounts.byCode('spring-20')).toMatchObject({ percentage: 20, amount: 0 })
  })

  test('made again under its id is the same one; otherwise it is taken', async () => {
    const { make } = await open()
    const made = await make()
    expect(await make()).toEqual(made)
    const taken = { ok: false, error: { code: 'discount-code.taken' } } as const
    expect(await make({ percentage: 30 })).toEqual(taken)
    expect(await make({ id: 'second', code: 'spring-20' })).toEqual(taken)
    expect(await make({ code: 'OTHER' })).toEqual(taken)
  })

  test('is ended once, and stays a replay of its making', async () => {
    const world = await open()
    await world.make()
    expect(await endCode(world, 'spring-20')).toMatchObject({ ok: true })
    expect(await endCode(world, 'SPRING-20')).toMatchObject({
      error: { code: 'discount-code.ended' },
    })
    expect(await world.make()).toMatchObject({ ok: true, value: { status: 'off' } })
    expect(await endCode(world, 'NONE')).toMatchObject({
      error: { code: 'discount-code.not-found' },
    })
  })
})
