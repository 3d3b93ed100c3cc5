import { serializeByKey } from '#adapters/system/serialize-by-key.ts'
import { openConversation } from '#core/chats/conversations/open-conversation.ts'
import { sendMessage } from '#core/chats/messages/send-message.ts'
import { sendPhoto } from '#core/chats/photos/send-photo.ts'
import { blockMember } from '#core/discovery/block-member.ts'
import { likeProfile } from '#core/discovery/liking/give-like.ts'
import { signUp } from '#core/membership/signup/sign-up.ts'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { confirmDebit } from '#core/money/checkout/confirm-debit.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { askDebit } from '#core/money/direct-debit/ask-debit.ts'
import { sendCodeAgain } from '#core/money/direct-debit/send-code-again.ts'
import { refundOrder } from '#core/money/payments/refund-order.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { giveStayDiscount } from '#core/money/stay-discount.ts'
import { addPhoto } from '#core/profiles/photos/add-photo.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { banMember } from '#core/safety/restrictions/bans.ts'
import { warnMember } from '#core/safety/restrictions/warn-member.ts'
import { upload } from '#tests/core/fakes.ts'
import { goodDraft } from '#tests/core/membership/signup/drafts.ts'
import { DEBIT_FORM } from '#tests/core/money/checkout/debit-orders.ts'
import { links } from '#tests/core/money/checkout/till.ts'
import { newId, sampleAccount, sampleMessage } from '../sample.ts'
import { createChat, createMember, type TestPorts } from './test-ports.ts'

const REASONS = { rule: 'money', facts: 'You asked for money.', report: null } as const

type Call = () => Promise<unknown>

/** Every request that a client may retry without a response, each under one id. */
export const IDEMPOTENT_REQUESTS: Readonly<Record<string, (town: TestPorts) => Promise<Call>>> = {
  async 'a message'(ports) {
    const { ann, id } = await chatOfAnn(ports, {})
    const message = { id: newId(), from: ann, conversation: id, text: 'Hoi!', acknowledged: true }
    return () => sendMessage(ports, { ...message, site: ports.site })
  },
  async 'a gift'(ports) {
    const { ann, id } = await chatOfAnn(ports, {})
    const gift = { id: newId(), from: ann, conversation: id, text: '', gift: 'rose' } as const
    return () => sendMessage(ports, { ...gift, acknowledged: true, site: ports.site })
  },
  async 'a photo in a chat'(ports) {
    const { ann, id } = await chatOfAnn(ports, {})
    await ports.commit(({ messages }) => messages.append(sampleMessage(id, ann, { cost: 0 })))
    const photo = { id: newId(), from: ann, conversation: id, upload: upload('me') }
    return () => sendPhoto(ports, { ...photo, acknowledged: true, site: ports.site })
  },
  async 'a queued message'(ports) {
    const { ann, id } = await chatOfAnn(ports, { status: 'not_confirmed' })
    const message = { id: newId(), from: ann, conversation: id, text: 'Hoi!', acknowledged: true }
    return () => sendMessage(ports, { ...message, site: ports.site })
  },
  async 'a conversation'(ports) {
    const { ann, bo } = await twoMembers(ports)
    return () => openConversation(ports, { member: ann, with: bo, site: 'vonk' })
  },
  async 'a like'(ports) {
    const { ann, bo } = await twoMembers(ports)
    return async () => {
      const liked = await likeProfile(ports, { from: ann, to: bo, site: 'vonk' })
      return liked.ok && { match: liked.value.match }
    }
  },
  async 'a block'(ports) {
    const { ann, bo } = await twoMembers(ports)
    return () => blockMember(ports, { member: ann, blocked: bo })
  },
  async 'a report'(ports) {
    const { ann, bo } = await twoMembers(ports)
    const about = { reason: 'spam', note: '', conversation: null, message: null } as const
    const report = { ...about, id: newId(), reporter: ann, reported: bo, blocked: true }
    return () => reportMember(ports, report)
  },
  async 'a warning'(ports) {
    const { ann: member } = await twoMembers(ports)
    const decision = { ...REASONS, id: newId(), member }
    return () => warnMember(ports, decision)
  },
  async 'a ban'(ports) {
    const { ann: member } = await twoMembers(ports)
    const decision = { ...REASONS, id: newId(), member }
    return () => banMember(ports, decision)
  },
  async 'a photo'(ports) {
    const { ann } = await twoMembers(ports)
    const photo = { id: newId(), account: sampleAccount({ id: ann }), upload: upload('one') }
    return () => addPhoto(ports, photo)
  },
  async 'the last photo within the limit'(ports) {
    const { ann } = await twoMembers(ports)
    const account = sampleAccount({ id: ann })
    for (const subject of ['one', 'two']) {
      await addPhoto(ports, { id: newId(), account, upload: upload(subject) })
    }
    const photo = { id: newId(), account, upload: upload('three') }
    return () => addPhoto(ports, photo)
  },
  async 'a signup'(ports) {
    const [id, email] = [newId(), `${newId()}@example.test`]
    const browser = { agent: '', session: null, device: null }
    const from = { language: 'nl', tracking: {}, address: newId(), browser } as const
    const draft = goodDraft({ email })
    return async () => {
      const joined = await signUp(ports, { ...from, id, draft, site: ports.site })
      return joined.ok ? joined.value.account : joined
    }
  },
  async 'a signup, over two processes'(ports) {
    const [id, email] = [newId(), `${newId()}@example.test`]
    const browser = { agent: '', session: null, device: null }
    const from = { language: 'nl', tracking: {}, address: newId(), browser } as const
    const draft = goodDraft({ email })
    const turns = [serializeByKey(), serializeByKey()]
    let calls = 0
    return async () => {
      calls += 1
      const inTurn = turns[calls % turns.length] ?? ports.inTurn
      const joined = await signUp({ ...ports, inTurn }, { ...from, id, draft, site: ports.site })
      return joined.ok ? joined.value.account : joined
    }
  },
  async 'an order'(ports) {
    return (await startOrder(ports, 'ideal')).place
  },
  async 'another payment'(ports) {
    const { place, member, order } = await startOrder(ports, 'ideal')
    await place()
    await cancelOrder(ports, { member, order })
    const payment = newId()
    const how = {
      method: 'ideal',
      total: null,
      country: 'NL',
      requestCountry: 'NL',
      links,
    } as const
    return () => retryPayment(ports, { member, order, payment, ...how })
  },
  async 'a settled payment'(ports) {
    const { place, payment, reference } = await startOrder(ports, 'ideal')
    await place()
    ports.provider.decide({ id: payment }, 'paid')
    return () => settlePayment(ports, { provider: 'sandbox', reference })
  },
  async 'a refund'(ports) {
    const { place, member, order, payment, reference } = await startOrder(ports, 'ideal')
    await place()
    ports.provider.decide({ id: payment }, 'paid')
    await settlePayment(ports, { provider: 'sandbox', reference })
    const refund = newId()
    return () => refundOrder(ports, { member, order, refund, credits: 60 })
  },
  async 'a direct debit'(ports) {
    return (await startDirectDebit(ports)).ask
  },
  async 'a resent code'(ports) {
    const { ask: requestDebit, member, debit } = await startDirectDebit(ports)
    await requestDebit()
    const laterPorts = { ...ports, now: () => ports.now() + 120_000 }
    const resendId = newId()
    return () => sendCodeAgain(laterPorts, { member, debit, ask: resendId })
  },
  async 'a mandate'(ports) {
    const { ask: requestDebit, member, debit } = await startDirectDebit(ports)
    await requestDebit()
    const print = ports.secrets.fingerprint(`debit-code ${debit} 123456`)
    await ports.commit(async ({ directDebits }) => {
      const locked = await directDebits.lock(debit)
      if (locked)
        await directDebits.save({ ...locked, code: { print, sentAt: ports.now(), tried: [] } })
    })
    return async () => {
      const signed = await confirmDebit(ports, { member, debit, code: '123456', links })
      // Bank details are deleted as soon as the provider has them.
      return signed.ok ? signed.value.debit.mandate : signed
    }
  },
  async 'the retention discount'(ports) {
    const leaving = { boughtAt: ports.now(), leavingAt: ports.now() }
    const ann = await ports.commit((stores) => createMember(stores, ports, leaving))
    return () => giveStayDiscount(ports, { member: ann, company: { deleteDiscount: 30 } })
  },
}

const twoMembers = (ports: TestPorts) =>
  ports.commit(async (stores) => ({
    ann: await createMember(stores, ports),
    bo: await createMember(stores, ports),
  }))

const chatOfAnn = (ports: TestPorts, changes: { readonly status?: 'not_confirmed' }) =>
  ports.commit(async (stores) => {
    const ann = await createMember(stores, ports, { ...changes, credits: 9 })
    return { ann, id: await createChat(stores, ann, await createMember(stores, ports)) }
  })

async function startOrder(ports: TestPorts, method: string) {
  const { ann: member } = await twoMembers(ports)
  const [order, payment] = [newId(), newId()]
  const details = {
    bundle: 'eur-60',
    method,
    code: null,
    country: 'NL',
    requestCountry: 'NL',
    site: ports.site,
  } as const
  const place = () => placeOrder(ports, { ...details, total: null, member, order, payment, links })
  return { member, order, payment, reference: `ref-${payment}`, place }
}

async function startDirectDebit(ports: TestPorts) {
  const { place, member, order } = await startOrder(ports, 'sdd')
  await place()
  const debit = newId()
  const phone = `06${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const form = { ...DEBIT_FORM, phone }
  const requestDebit = () => askDebit(ports, { member, order, debit, form, country: 'NL' })
  return { member, debit, ask: requestDebit }
}
