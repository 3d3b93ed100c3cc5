import { expect, test } from 'bun:test'
import { lookUpCode } from '#core/money/discounts/look-up-code.ts'
import { giveStayDiscount, heldStayDiscount, stayOffer } from '#core/money/stay-discount.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld, START } from '#tests/core/world.ts'

const MEMBER = '0199e52a-a000-7781-8c2d-0246440c2bfe'

async function openLeaving(given: Parameters<typeof openWorld>[0] = {}) {
  const world = openWorld(given)
  await world.member(MEMBER, { account: { leavingAt: START, boughtAt: START } })
  await world.member('bob')
  const stay = (deleteDiscount = 50) =>
    giveStayDiscount(world, { member: MEMBER, company: { deleteDiscount } })
  const offer = () => stayOffer(world, { member: MEMBER, company: { deleteDiscount: 50 } })
  const held = async (member = MEMBER) => {
    const account = await world.reads.accounts.byId(member)
    return account && heldStayDiscount(world, account)
  }
  const tries = (member: string, code: string) =>
    lookUpCode(world, { member, code, site: world.site })
  return { ...world, stay, offer, held, tries }
}

test('staying gives the site’s retention discount for a month', async () => {
  const leaving = await openLeaving()
  expect(await leaving.stay()).toMatchObject({
    code: 'STAY-46440C2BFE',
    member: MEMBER,
    percentage: 50,
    expires: START + 30 * DAY,
  })
})

test('members whose ids end alike have a discount each', async () => {
  const leaving = await openLeaving()
  const other = `1${MEMBER.slice(1)}`
  await leaving.member(other, { account: { leavingAt: START, boughtAt: START } })
  const first = await leaving.stay()
  expect(await stayOffer(leaving, { member: other, company: { deleteDiscount: 50 } })).toBe(50)
  const second = await giveStayDiscount(leaving, { member: other, company: { deleteDiscount: 50 } })
  expect(second).toMatchObject({ member: other })
  expect(second?.code).not.toBe(first?.code)
  expect(await leaving.tries(other, second?.code ?? '')).toMatchObject({ ok: true })
})

test('staying twice gives one discount', async () => {
  const leaving = await openLeaving()
  expect(await leaving.offer()).toBe(50)
  const first = await leaving.stay()
  expect(await leaving.stay(80)).toEqual(first)
})

test('its code is shown again until it is used or has expired', async () => {
  const leaving = await openLeaving()
  const given = await leaving.stay()
  expect(await leaving.offer()).toBe(50)
  const claim = { code: given?.code ?? '', member: MEMBER, order: 'o1', scope: MEMBER }
  await leaving.commit(({ discounts }) => discounts.claim(claim))
  expect(await leaving.offer()).toBe(0)
  await leaving.commit(({ discounts }) => discounts.release('o1'))
  expect(await leaving.offer()).toBe(50)
  leaving.pass(30 * DAY)
  expect(await leaving.offer()).toBe(0)
})

test('it is found again by its member alone, while it can be used', async () => {
  const leaving = await openLeaving()
  expect(await leaving.held()).toBeNull()
  const given = await leaving.stay()
  expect(await leaving.held()).toEqual(given)
  expect(await leaving.held('bob')).toBeNull()
  await leaving.commit(({ discounts }) =>
    discounts.claim({ code: given?.code ?? '', member: MEMBER, order: 'o1', scope: MEMBER }),
  )
  expect(await leaving.held()).toBeNull()
  await leaving.commit(({ discounts }) => discounts.release('o1'))
  expect(await leaving.held()).toEqual(given)
  leaving.pass(30 * DAY)
  expect(await leaving.held()).toBeNull()
})

test('the retention discount is personal', async () => {
  const leaving = await openLeaving()
  const given = await leaving.stay()
  expect(await leaving.tries(MEMBER, given?.code ?? '')).toMatchObject({ ok: true })
  expect(await leaving.tries('bob', given?.code ?? '')).toMatchObject({
    error: { code: 'discount.not-found' },
  })
})

test('a site without it gives none', async () => {
  const leaving = await openLeaving()
  expect(await leaving.stay(0)).toBeNull()
})

test('it is not offered where nothing can be bought', async () => {
  const leaving = await openLeaving({ payments: 'none' })
  expect(await leaving.offer()).toBe(0)
  expect(await leaving.stay()).toBeNull()
  expect(await leaving.held()).toBeNull()
})
