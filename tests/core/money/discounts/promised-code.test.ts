import { describe, expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { promisedCodeProblem } from '#core/money/discounts/promised-code.ts'
import type { DiscountCode } from '#core/money/discounts.ts'
import type { Settings } from '#core/site/settings.ts'
import { tenOff } from '#stories/shared/ten-off.ts'
import { openWorld, START } from '#tests/core/world.ts'

const UNTIL = START + 9

async function promising(path: string, codes: readonly DiscountCode[], settings = {}) {
  const world = openWorld({ settings })
  for (const code of codes) await world.commit(({ discounts }) => discounts.add(code))
  return promisedCodeProblem(world, { path, until: UNTIL })
}

describe('the code in an address', () => {
  test.each([
    '/credits?code=NONE',
    '/credits?bundle=eur-60&code=NONE#top',
    '/credits?code=NONE&code=SPRING',
    '/credits?code=NONE&bundle=eur-60',
  ])('is read: %s', async (path) => {
    expect(await promising(path, [tenOff('SPRING')])).toBe('no-code')
  })

  test.each([
    '/credits',
    '/credits?code=',
    '/credits?code',
    '/credits?barcode=NONE',
    '/credits#?code=NONE',
    '/credits?bundle=eur-60#code=NONE',
  ])('is not promised by another part: %s', async (path) => {
    expect(await promising(path, [])).toBeNull()
  })

  test('is the one that was made, however it is typed', async () => {
    expect(await promising('/credits?code=spring-２０', [tenOff('SPRING-20')])).toBeNull()
  })
})

describe('a promised code', () => {
  const problem = (changes: Partial<DiscountCode>) =>
    promising('/credits?code=SPRING', [tenOff('SPRING', changes)])

  test('is for everybody, until the campaign ends', async () => {
    expect(await problem({})).toBeNull()
    expect(await problem({ expires: UNTIL })).toBeNull()
    expect(await problem({ expires: UNTIL - 1 })).toBe('code-ends-first')
    expect(await problem({ member: 'ann' })).toBe('code-personal')
  })

  test('that nobody can use any more has ended', async () => {
    expect(await problem({ status: 'off' })).toBe('code-ended')
    expect(await problem({ expires: START })).toBe('code-ended')
    expect(await problem({ expires: START + 1 })).toBe('code-ends-first')
  })
})

describe('a code that a site gives by itself', () => {
  const own = (code: string, settings: Partial<Settings> = {}) =>
    promising(`/credits?code=${code}`, [], {
      welcomePercentage: 20,
      timeBonusPercentage: 30,
      ...settings,
    })

  test('is kept as long as the site gives it', async () => {
    expect(await own('welcome20')).toBeNull()
    expect(await own('TIMEBONUS30')).toBeNull()
    expect(await own('WELCOME30')).toBe('no-code')
    expect(await own('WELCOME0', { welcomePercentage: 0 })).toBe('no-code')
    expect(await own('TIMEBONUS0', { timeBonusPercentage: 0 })).toBe('no-code')
  })

  test('may be that of another site of this install', async () => {
    const [{ company, settings }] = demoSites('sandbox')
    const other = { company, settings: { ...settings, id: 'other', welcomePercentage: 35 } }
    const promised = { path: '/credits?code=WELCOME35', until: UNTIL }
    expect(await promisedCodeProblem(openWorld({ others: [other] }), promised)).toBeNull()
    expect(await promisedCodeProblem(openWorld(), promised)).toBe('no-code')
  })
})
