import { expect, test } from 'bun:test'
import { sendPhoto } from '#core/chat-photos/send-photo.ts'
import { openConversation } from '#core/chats/open-conversation.ts'
import { placeOrder } from '#core/checkout/place-order.ts'
import { viewOrder } from '#core/checkout/view-orders.ts'
import { settlePayment } from '#core/payments/settle-payment.ts'
import { withdrawOrder } from '#core/withdrawals/withdraw-order.ts'
import { upload } from '#tests/core/fakes.ts'
import { openCompletedOrder } from '../checkout/completed-order.ts'

/** Ann has bought sixty credits, and used them but for one photo's price; photos in moderation hold the others. */
async function holdingPhotos(photos: number) {
  const shop = await openCompletedOrder()
  await shop.member('bo')
  const opened = await openConversation(shop, { member: 'ann', with: 'bo', site: 'vonk' })
  if (!opened.ok) throw new Error('the conversation did not open')
  const conversation = opened.value.id
  const hello = {
    id: 'hello',
    conversation,
    from: 'bo',
    text: 'Dag Ann',
    sentAt: shop.now(),
    cost: 0,
  }
  await shop.commit(({ messages }) => messages.append(hello))
  const price = shop.site.photoCredits
  await shop.use(60 - price * (photos + 1))
  for (let nth = 0; nth < photos; nth += 1) {
    const id = `photo-${nth}`
    const photo = { id, from: 'ann', conversation, upload: upload(id), acknowledged: true }
    expect((await sendPhoto(shop, { ...photo, site: shop.site })).ok).toBe(true)
    shop.pass(1)
  }
  const states = async () => (await shop.reads.chatPhotos.of('ann')).map(({ state }) => state)
  return { ...shop, price, states }
}

test('a refund returns the photos in moderation that hold its credits', async () => {
  const shop = await holdingPhotos(2)
  const seen = await viewOrder(shop, { member: 'ann', order: 'order-1' })
  const credits = shop.price * 3
  expect(seen).toMatchObject({ value: { refundable: { credits, returnsPhotos: 2 } } })
  expect((await shop.refund({ credits })).ok).toBe(true)
  expect(await shop.paid()).toBe(0)
  expect(await shop.states()).toEqual(['returned', 'returned'])
})

test('a withdrawal counts no photo in moderation as used', async () => {
  const shop = await holdingPhotos(2)
  const withdrawn = await withdrawOrder(shop, {
    member: 'ann',
    order: 'order-1',
    id: 'withdrawal-1',
    name: 'Ann',
    language: 'nl',
  })
  const credits = shop.price * 3
  expect(withdrawn).toMatchObject({ value: { result: 'refunded', credits, used: 60 - credits } })
  expect(await shop.states()).toEqual(['returned', 'returned'])
})

test('a chargeback takes the credits that photos in moderation hold', async () => {
  const shop = await holdingPhotos(2)
  shop.provider.decide({ id: 'pay-1' }, 'charged-back')
  await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
  expect(await shop.states()).toEqual(['returned', 'returned'])
  expect(await shop.reads.wallets.of('ann')).toEqual({ granted: 0, paid: 0 })
})

test('a refund of a later order leaves photos that hold credits of an earlier one', async () => {
  const shop = await holdingPhotos(2)
  await placeOrder(shop, shop.order({ order: 'order-2', payment: 'pay-2' }))
  shop.provider.decide({ id: 'pay-2' }, 'paid')
  await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-2' })
  const seen = await viewOrder(shop, { member: 'ann', order: 'order-2' })
  expect(seen).toMatchObject({ value: { refundable: { credits: 60, returnsPhotos: 0 } } })
  expect((await shop.refund({ order: 'order-2', refund: 'refund-2' })).ok).toBe(true)
  expect(await shop.states()).toEqual(['inspection', 'inspection'])
  for (const { key } of await shop.reads.chatPhotos.of('ann'))
    expect(await shop.photoFiles.read(key ?? '', 'full')).not.toBeNull()
})
