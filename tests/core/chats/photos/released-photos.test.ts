import { describe, expect, test } from 'bun:test'
import { deleteChat } from '#core/chats/conversations/delete-chat.ts'
import { openConversation } from '#core/chats/conversations/open-conversation.ts'
import { returnReleased } from '#core/chats/photos/return-unchecked.ts'
import { sendPhoto } from '#core/chats/photos/send-photo.ts'
import { type ChatPhotoDecision, reviewChatPhoto } from '#core/chats/review-chat-photo.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { withdrawOrder } from '#core/money/withdrawals/withdraw-order.ts'
import { runConsumer } from '#core/platform/events/run-consumer.ts'
import { sweepPhotos } from '#core/profiles/photos/sweep-photos.ts'
import { DAY } from '#core/shared/time.ts'
import { upload } from '#tests/core/fakes.ts'
import { openCompletedOrder } from '../../money/checkout/completed-order.ts'

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
  const sent = () => shop.reads.chatPhotos.of('ann')
  return {
    ...shop,
    conversation,
    price,
    sent,
    states: async () => (await sent()).map(({ state }) => state),
    reasons: async () => (await sent()).map(({ reason }) => reason),
    review: (photo: string, decision: ChatPhotoDecision) =>
      reviewChatPhoto(shop, { photo, decision }),
    delivered: async () =>
      (await shop.reads.messages.range(conversation, { hidden: 0, limit: 9 })).flatMap(
        ({ photo }) => photo ?? [],
      ),
    timesReturned: async () =>
      (await shop.allEvents()).filter((event) => event?.type === 'chat-photo.returned').length,
    returnsOf: async (photo: string) =>
      (await shop.reads.ledger.of('ann', null, 99)).filter(
        ({ reason, reference }) => reason === 'photo-returned' && reference === photo,
      ).length,
  }
}

test('a refund returns the photos in moderation that hold its credits', async () => {
  const shop = await holdingPhotos(2)
  const seen = await viewOrder(shop, { member: 'ann', order: 'order-1' })
  const credits = shop.price * 3
  expect(seen).toMatchObject({ value: { refundable: { credits, releasesHolds: 2 } } })
  expect((await shop.refund({ credits })).ok).toBe(true)
  expect(await shop.paid()).toBe(0)
  await shop.consume()
  expect(await shop.states()).toEqual(['returned', 'returned'])
  expect(await shop.reasons()).toEqual(['withdrawn', 'withdrawn'])
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
  await shop.consume()
  expect(await shop.states()).toEqual(['returned', 'returned'])
})

test('a chargeback takes the credits that photos in moderation hold', async () => {
  const shop = await holdingPhotos(2)
  shop.provider.decide({ id: 'pay-1' }, 'charged-back')
  await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
  await shop.consume()
  expect(await shop.states()).toEqual(['returned', 'returned'])
  expect(await shop.reads.wallets.of('ann')).toEqual({ granted: 0, paid: 0 })
})

test('a refund of a later order leaves photos that hold credits of an earlier one', async () => {
  const shop = await holdingPhotos(2)
  await placeOrder(shop, shop.order({ order: 'order-2', payment: 'pay-2' }))
  shop.provider.decide({ id: 'pay-2' }, 'paid')
  await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-2' })
  const seen = await viewOrder(shop, { member: 'ann', order: 'order-2' })
  expect(seen).toMatchObject({ value: { refundable: { credits: 60, releasesHolds: 0 } } })
  expect((await shop.refund({ order: 'order-2', refund: 'refund-2' })).ok).toBe(true)
  await shop.consume()
  expect(await shop.states()).toEqual(['inspection', 'inspection'])
  for (const { key } of await shop.reads.chatPhotos.of('ann'))
    expect(await shop.photoFiles.read(key ?? '', 'full')).not.toBeNull()
})

describe('a photo whose credits a refund released', () => {
  const released = async () => {
    const shop = await holdingPhotos(1)
    const [photo] = await shop.sent()
    const key = photo?.key ?? ''
    expect((await shop.refund({ credits: shop.price * 2 })).ok).toBe(true)
    expect(await shop.states()).toEqual(['inspection'])
    const hasFiles = async () => (await shop.photoFiles.read(key, 'full')) !== null
    return { ...shop, hasFiles }
  }

  test('is not delivered by a moderator who approves it before it was returned', async () => {
    const shop = await released()
    expect(await shop.review('photo-0', { state: 'active' })).toMatchObject({
      value: { state: 'returned', reason: 'withdrawn' },
    })
    await shop.consume()
    expect(await shop.delivered()).toEqual([])
    expect(await shop.returnsOf('photo-0')).toBe(1)
    expect(await shop.hasFiles()).toBe(false)
  })

  test('gives no credits back again when it is refused, or its chat deleted, before it was returned', async () => {
    const refused = await released()
    await refused.review('photo-0', { state: 'refused', reason: 'contact' })
    const deleted = await released()
    await deleteChat(deleted, { member: 'ann', conversation: deleted.conversation })
    for (const shop of [refused, deleted]) {
      await shop.consume()
      expect(await shop.states()).toEqual(['returned'])
      expect(await shop.returnsOf('photo-0')).toBe(1)
      expect(await shop.paid()).toBe(0)
      expect(await shop.timesReturned()).toBe(1)
    }
  })

  test('is returned once where a moderator decides while its event is answered', async () => {
    const shop = await released()
    const slow: typeof shop.atomically = async (work) => {
      await shop.review('photo-0', { state: 'active' })
      return shop.atomically(work)
    }
    await runConsumer({ ...shop, atomically: slow }, returnReleased(shop), (work) => work)
    expect(await shop.states()).toEqual(['returned'])
    expect(await shop.timesReturned()).toBe(1)
  })

  test('is returned once, and its files are swept, whenever the server was killed', async () => {
    const shop = await released()
    const killed: typeof shop.atomically = (work) =>
      shop.atomically(async (stores): Promise<Awaited<ReturnType<typeof work>>> => {
        await work(stores)
        throw new Error('killed')
      })
    const run = (ports: Parameters<typeof runConsumer>[0]) =>
      runConsumer(ports, returnReleased(shop), (work) => work)
    await run({ ...shop, atomically: killed }).catch(() => undefined)
    expect(await shop.states()).toEqual(['inspection'])
    expect(await shop.hasFiles()).toBe(true)
    await run(shop)
    await run(shop)
    expect(await shop.states()).toEqual(['returned'])
    expect(await shop.timesReturned()).toBe(1)
    shop.pass(DAY)
    await sweepPhotos(shop)
    expect(await shop.hasFiles()).toBe(false)
  })
})
