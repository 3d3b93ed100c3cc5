import { startSession } from '#core/accounts/start-session.ts'
import { sendMessage } from '#core/chats/messages/send-message.ts'
import { grant, sell } from '#core/money/book.ts'
import { addPhoto } from '#core/profiles/photos/add-photo.ts'
import { sampleOrder } from '#tests/contracts/sample-order.ts'
import { upload } from '#tests/core/fakes.ts'
import { openWorld } from '#tests/core/world.ts'
import { PHONE } from './sessions/browsers.ts'

/** Ann with a photo, likes, a session, credits, an order and a conversation with Bo. */
export async function openAccountWithData() {
  const world = openWorld()
  const ann = await world.member('ann')
  await world.member('bo')
  await addPhoto(world, { id: 'face', account: ann, upload: upload('of ann') })
  const at = world.now()
  const order = sampleOrder('ann', {
    id: 'order',
    bundle: 'eur-25',
    credits: 25,
    price: { amount: 1999, currency: 'EUR' },
    total: { amount: 1999, currency: 'EUR' },
    state: 'completed',
    placedAt: at,
    paidAt: at,
    settledAt: at,
  })
  await world.commit(async (stores) => {
    await startSession(stores, world, {
      member: 'ann',
      browser: PHONE,
    })
    await grant(stores, world, { member: 'ann', amount: 5, reference: 'ann', reason: 'signup' })
    await sell(stores, world, { member: 'ann', amount: 25, reference: 'order' })
    await stores.orders.add(order)
    await stores.likes.add({ from: 'ann', to: 'bo', at, seenAt: null, swiped: false })
    await stores.likes.add({ from: 'bo', to: 'ann', at, seenAt: null, swiped: false })
    await stores.passes.put({ from: 'ann', to: 'bo', at, until: null })
    await stores.swipeDays.save({ member: 'ann', likes: 2, renewsAt: at })
    await stores.conversations.open({
      id: 'talk',
      startedBy: 'ann',
      other: 'bo',
      startedAt: at,
      lastSeq: 0,
    })
    await stores.blocks.add('ann', 'eve', at)
    await stores.pushSubscriptions.put({
      endpoint: 'https://fcm.googleapis.com/x',
      member: 'ann',
      p256dh: 'p',
      auth: 'a',
      session: 's',
      site: 'vonk',
      addedAt: at,
    })
  })
  const message = { conversation: 'talk', acknowledged: false, site: world.site }
  await sendMessage(world, { ...message, id: 'm1', from: 'ann', text: 'Dag Bo' })
  return world
}
