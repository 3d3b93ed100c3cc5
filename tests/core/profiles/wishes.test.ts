import { expect, test } from 'bun:test'
import { NO_WISHES, orderedWishes, wishesFor } from '#core/profiles/wishes.ts'
import { areaOf } from '#core/site/geo.ts'
import { sampleProfile } from '#tests/contracts/sample.ts'

const ann = sampleProfile()
const here = ann.place.cell && areaOf(ann.place.cell)
const wished = (wishes: Partial<typeof ann.wishes>, age: number, area = here) =>
  wishesFor({ ...ann, wishes: { ...NO_WISHES, ...wishes } }, { age, area })

test('without preferences everybody matches, and the age limits are inclusive', () => {
  expect(wished({}, 18, null)).toBe(true)
  expect([29, 30, 40, 41].map((age) => wished({ ageFrom: 30, ageTo: 40 }, age))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('an unknown distance is too far', () => {
  expect(wished({ within: 25 }, 30)).toBe(true)
  expect(wished({ within: 25 }, 30, null)).toBe(false)
})

test('ages are stored in order, and not at all if they exclude nobody', () => {
  expect(orderedWishes({ ageFrom: 50, ageTo: 30, within: 100 }, 18)).toEqual({
    ageFrom: 30,
    ageTo: 50,
    within: 100,
  })
  expect(orderedWishes({ ageFrom: 18, ageTo: null, within: null }, 18)).toEqual(NO_WISHES)
  expect(orderedWishes({ ageFrom: null, ageTo: 20, within: null }, 21)).toEqual({
    ageFrom: null,
    ageTo: 21,
    within: null,
  })
})
