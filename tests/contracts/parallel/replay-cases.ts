import { blockMember } from '#core/blocks/block-member.ts'
import { openConversation } from '#core/chats/open-conversation.ts'
import { sendMessage } from '#core/chats/send-message.ts'
import { sendPhoto } from '#core/chats/send-photo.ts'
import { cancelOrder } from '#core/checkout/cancel-order.ts'
import { confirmDebit } from '#core/checkout/confirm-debit.ts'
import { placeOrder } from '#core/checkout/place-order.ts'
import { retryPayment } from '#core/checkout/retry-payment.ts'
import { askDebit } from '#core/direct-debit/ask-debit.ts'
import { sendCodeAgain } from '#core/direct-debit/send-code-again.ts'
import { giveStayDiscount } from '#core/discounts/stay-discount.ts'
import { likeProfile } from '#core/likes/like-profile.ts'
import { refundOrder } from '#core/payments/refund-order.ts'
import { settlePayment } from '#core/payments/settle-payment.ts'
import { addPhoto } from '#core/photos/add-photo.ts'
import { reportMember } from '#core/reports/report-member.ts'
import { signUp } from '#core/signup/sign-up.ts'
import { DEBIT_FORM } from '#tests/core/checkout/mandating.ts'
import { links } from '#tests/core/checkout/till.ts'
import { upload } from '#tests/core/fakes.ts'
import { goodDraft } from '#tests/core/signup/drafts.ts'
import { newId, sampleAccount, sampleMessage } from '../sample.ts'
import { chat, person, type Town } from './town.ts'

type Call = () => Promise<unknown>

/** Everything that a client may send again because it heard no answer, each under one id. */
export const CALLS: Readonly<Record<string, (town: Town) => Promise<Call>>> = {
  async 'a message'(town) {
    const { ann, id } = await annInChat(town, {})
    const message = { id: newId(), from: ann, conversation: id, text: 'Hoi!', acknowledged: true }
    return () => sendMessage(town, { ...message, site: town.site })
  },
  async 'a gift'(town) {
    const { ann, id } = await annInChat(town, {})
    const gift = { id: newId(), from: ann, conversation: id, text: '', gift: 'rose' } as const
    return () => sendMessage(town, { ...gift, acknowledged: true, site: town.site })
  },
  async 'a photo in a chat'(town) {
    const { ann, id } = await annInChat(town, {})
    await town.settle(({ messages }) => messages.append(sampleMessage(id, ann, { cost: 0 })))
    const photo = { id: newId(), from: ann, conversation: id, upload: upload('me') }
    return () => sendPhoto(town, { ...photo, acknowledged: true, site: town.site })
  },
  async 'a message that waits'(town) {
    const { ann, id } = await annInChat(town, { status: 'not_confirmed' })
    const message = { id: newId(), from: ann, conversation: id, text: 'Hoi!', acknowledged: true }
    return () => sendMessage(town, { ...message, site: town.site })
  },
  async 'a conversation'(town) {
    const { ann, bo } = await two(town)
    return () => openConversation(town, { member: ann, with: bo, site: 'vonk' })
  },
  async 'a like'(town) {
    const { ann, bo } = await two(town)
    return async () => {
      const liked = await likeProfile(town, { from: ann, to: bo, site: 'vonk' })
      return liked.ok && { match: liked.value.match }
    }
  },
  async 'a block'(town) {
    const { ann, bo } = await two(town)
    return () => blockMember(town, { member: ann, blocked: bo })
  },
  async 'a report'(town) {
    const { ann, bo } = await two(town)
    const about = { reason: 'spam', note: '', conversation: null, message: null } as const
    const report = { ...about, id: newId(), reporter: ann, reported: bo, blocked: true }
    return () => reportMember(town, report)
  },
  async 'a photo'(town) {
    const { ann } = await two(town)
    const photo = { id: newId(), account: sampleAccount({ id: ann }), upload: upload('one') }
    return () => addPhoto(town, photo)
  },
  async 'the last photo there is room for'(town) {
    const { ann } = await two(town)
    const account = sampleAccount({ id: ann })
    for (const subject of ['one', 'two']) {
      await addPhoto(town, { id: newId(), account, upload: upload(subject) })
    }
    const photo = { id: newId(), account, upload: upload('three') }
    return () => addPhoto(town, photo)
  },
  async 'a signup'(town) {
    const [id, email] = [newId(), `${newId()}@example.test`]
    const browser = { agent: '', session: null, device: null }
    const from = { language: 'nl', tracking: {}, address: newId(), browser } as const
    const draft = goodDraft({ email })
    return async () => {
      const joined = await signUp(town, { ...from, id, draft, site: town.site })
      return joined.ok ? joined.value.account : joined
    }
  },
  async 'an order'(town) {
    return (await shopping(town, 'ideal')).place
  },
  async 'another payment'(town) {
    const { place, member, order } = await shopping(town, 'ideal')
    await place()
    await cancelOrder(town, { member, order })
    const payment = newId()
    const how = {
      method: 'ideal',
      total: null,
      country: 'NL',
      requestCountry: 'NL',
      links,
    } as const
    return () => retryPayment(town, { member, order, payment, ...how })
  },
  async 'a payment that is heard of'(town) {
    const { place, payment, reference } = await shopping(town, 'ideal')
    await place()
    town.provider.decide({ id: payment }, 'paid')
    return () => settlePayment(town, { provider: 'sandbox', reference })
  },
  async 'a refund'(town) {
    const { place, member, order, payment, reference } = await shopping(town, 'ideal')
    await place()
    town.provider.decide({ id: payment }, 'paid')
    await settlePayment(town, { provider: 'sandbox', reference })
    const refund = newId()
    return () => refundOrder(town, { member, order, refund, credits: 60 })
  },
  async 'a direct debit'(town) {
    return (await debiting(town)).ask
  },
  async 'another code'(town) {
    const { ask, member, debit } = await debiting(town)
    await ask()
    const later = { ...town, now: () => town.now() + 120_000 }
    const again = newId()
    return () => sendCodeAgain(later, { member, debit, ask: again })
  },
  async 'a mandate'(town) {
    const { ask, member, debit } = await debiting(town)
    await ask()
    const print = town.secrets.fingerprint(`debit-code ${debit} 123456`)
    await town.settle(async ({ directDebits }) => {
      const locked = await directDebits.lock(debit)
      if (locked)
        await directDebits.save({ ...locked, code: { print, sentAt: town.now(), tried: [] } })
    })
    return async () => {
      const signed = await confirmDebit(town, { member, debit, code: '123456', links })
      // The account's details go as soon as the provider has them.
      return signed.ok ? signed.value.debit.mandate : signed
    }
  },
  async 'the discount for staying'(town) {
    const began = { boughtAt: town.now(), leavingAt: town.now() }
    const ann = await town.settle((stores) => person(stores, town, began))
    return () => giveStayDiscount(town, { member: ann, company: { deleteDiscount: 30 } })
  },
}

const two = (town: Town) =>
  town.settle(async (stores) => ({
    ann: await person(stores, town),
    bo: await person(stores, town),
  }))

const annInChat = (town: Town, changes: { readonly status?: 'not_confirmed' }) =>
  town.settle(async (stores) => {
    const ann = await person(stores, town, { ...changes, credits: 9 })
    return { ann, id: await chat(stores, ann, await person(stores, town)) }
  })

async function shopping(town: Town, method: string) {
  const { ann: member } = await two(town)
  const [order, payment] = [newId(), newId()]
  const wanted = {
    bundle: 'eur-60',
    method,
    code: null,
    country: 'NL',
    requestCountry: 'NL',
    site: town.site,
  } as const
  const place = () => placeOrder(town, { ...wanted, total: null, member, order, payment, links })
  return { member, order, payment, reference: `ref-${payment}`, place }
}

async function debiting(town: Town) {
  const { place, member, order } = await shopping(town, 'sdd')
  await place()
  const debit = newId()
  const phone = `06${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const form = { ...DEBIT_FORM, phone }
  const ask = () => askDebit(town, { member, order, debit, form, country: 'NL' })
  return { member, debit, ask }
}
