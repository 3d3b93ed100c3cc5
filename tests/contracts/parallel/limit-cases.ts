import { chooseTimeZone } from '#core/accounts/settings/choose-time-zone.ts'
import { sendMessage } from '#core/chats/messages/send-message.ts'
import { undoAnswer } from '#core/discovery/finder/answer-match.ts'
import { swipe } from '#core/discovery/finder/swipe.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { askDebit } from '#core/money/direct-debit/ask-debit.ts'
import { refundAtDesk, viewDeskRefund } from '#core/money/payments/refund-at-desk.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { addPhoto } from '#core/profiles/photos/add-photo.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { DAY } from '#core/shared/time.ts'
import { upload } from '#tests/core/fakes.ts'
import { DEBIT_FORM } from '#tests/core/money/checkout/debit-orders.ts'
import { links } from '#tests/core/money/checkout/till.ts'
import { NOW, newId, sampleAccount } from '../sample.ts'
import { type Limits, succeeded } from './limits.ts'
import { createChat, createMember, type TestPorts } from './test-ports.ts'

/** Limits per member: per day, in total, or by credits. */
export const LIMITS: Limits = {
  'the last three credits send three messages': {
    most: 3,
    async open(ports) {
      const { ann, id } = await ports.commit(async (stores) => {
        const ann = await createMember(stores, ports, { credits: 3 })
        return { ann, id: await createChat(stores, ann, await createMember(stores, ports)) }
      })
      return () => succeeded(sendMessage(ports, messageTo(ports, ann, id)))
    },
  },
  'an unconfirmed member has five messages queued': {
    most: 5,
    async open(ports) {
      const { noor, id } = await ports.commit(async (stores) => {
        const noor = await createMember(stores, ports, { status: 'not_confirmed' })
        return { noor, id: await createChat(stores, noor, await createMember(stores, ports)) }
      })
      return () => succeeded(sendMessage(ports, messageTo(ports, noor, id)))
    },
  },
  'a free member starts two conversations': {
    most: 2,
    async open(ports) {
      const { ann, chats } = await ports.commit(async (stores) => {
        const ann = await createMember(stores, ports, { credits: 50 })
        const chats: string[] = []
        for (let n = 0; n < 8; n++)
          chats.push(await createChat(stores, ann, await createMember(stores, ports)))
        return { ann, chats }
      })
      return async (nth) =>
        nth < 8 && succeeded(sendMessage(ports, messageTo(ports, ann, chats[nth] ?? '')))
    },
  },
  'the swipe game gives four likes a day': {
    most: 4,
    async open(ports) {
      const { ann, others } = await ports.commit(async (stores) => {
        const others: string[] = []
        for (let n = 0; n < 16; n++) others.push(await createMember(stores, ports))
        return { ann: await createMember(stores, ports), others }
      })
      return (nth) => succeeded(swipe(ports, { from: ann, to: others[nth] ?? '', site: 'vonk' }))
    },
  },
  'the swipe game gives four likes a day, also if they are undone': {
    most: 4,
    async open(ports) {
      const { ann, others } = await ports.commit(async (stores) => {
        const others: string[] = []
        for (let n = 0; n < 16; n++) others.push(await createMember(stores, ports))
        return { ann: await createMember(stores, ports), others }
      })
      return async (nth) => {
        const pair = { from: ann, to: others[nth] ?? '' }
        const swiped = await succeeded(swipe(ports, { ...pair, site: 'vonk' }))
        await undoAnswer(ports, pair)
        return swiped
      }
    },
  },
  'a member changes their time zone once a day': {
    most: 1,
    async open(ports) {
      const ann = await ports.commit((stores) => createMember(stores, ports))
      const zone = (nth: number) => `Etc/GMT${nth < 12 ? '+' : '-'}${(nth % 12) + 1}`
      return (nth) => succeeded(chooseTimeZone(ports, { member: ann, timeZone: zone(nth) }))
    },
  },
  'a free member has three photos': {
    most: 3,
    async open(ports) {
      const id = await ports.commit((stores) => createMember(stores, ports))
      const account = sampleAccount({ id })
      return (nth) => succeeded(addPhoto(ports, { id: newId(), account, upload: upload(`${nth}`) }))
    },
  },
  'a member makes twenty reports a day': {
    most: 20,
    async open(ports) {
      const [reporter, reported] = await ports.commit(
        async (stores) =>
          [await createMember(stores, ports), await createMember(stores, ports)] as const,
      )
      const about = { reason: 'spam', conversation: null, message: null, blocked: false } as const
      return (nth) =>
        succeeded(
          reportMember(ports, { ...about, note: `${nth}`, id: newId(), reporter, reported }),
        )
    },
  },
  'a single-use discount is given once': {
    most: 1,
    async open(ports) {
      const code = `ONCE-${newId()}`
      const members = await ports.commit(async (stores) => {
        await stores.discounts.add({ ...DISCOUNT, code })
        const members: string[] = []
        for (let n = 0; n < 24; n++) members.push(await createMember(stores, ports))
        return members
      })
      const order = {
        bundle: 'eur-60',
        method: 'ideal',
        total: null,
        country: 'NL',
        requestCountry: 'NL',
        site: ports.site,
        links,
      } as const
      return (nth) =>
        succeeded(
          placeOrder(ports, {
            ...order,
            member: members[nth] ?? '',
            order: newId(),
            payment: newId(),
            code,
          }),
        )
    },
  },
  'an order is refunded at the desk in parts, of which no more than its total go back': {
    most: 2,
    async open(ports) {
      const member = await ports.commit((stores) =>
        createMember(stores, ports, { signedUpAt: NOW - 90 * DAY }),
      )
      const [order, payment] = [newId(), newId()]
      const how = {
        ...{ bundle: 'eur-60', method: 'ideal', total: null, code: null },
        ...({ country: 'NL', requestCountry: 'NL' } as const),
      }
      await placeOrder(ports, { ...how, member, order, payment, site: ports.site, links })
      ports.provider.decide({ id: payment }, 'paid')
      await settlePayment(ports, { provider: 'sandbox', reference: `ref-${payment}` })
      const what = { order, leaves: false, reason: 'In delen', by: null }
      return async () => {
        // Whoever was overtaken looks again.
        for (;;) {
          const found = await ports.reads.orders.byId(order)
          const seen = found && (await viewDeskRefund(ports, found))
          if (!found || !seen) return false
          const { unspent, left } = seen
          const amount = Math.ceil(found.total.amount / 3) + 1
          const now = { ...what, refund: newId(), amount, unspent, left: left.amount }
          const done = await refundAtDesk(ports, now)
          if (done.ok || done.error.code !== 'refund.changed') return done.ok
        }
      }
    },
  },
  'three codes a day are sent to one phone, for all members together': {
    most: 3,
    async open(ports) {
      const phone = `06${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
      const orders = await ports.commit(async (stores) => {
        const members: string[] = []
        for (let n = 0; n < 8; n++) members.push(await createMember(stores, ports))
        return members.map((member) => ({ member, order: newId() }))
      })
      for (const { member, order } of orders) {
        const details = {
          bundle: 'eur-60',
          method: 'sdd',
          code: null,
          country: 'NL',
          requestCountry: 'NL',
        } as const
        await placeOrder(ports, {
          ...details,
          member,
          order,
          payment: newId(),
          total: null,
          site: ports.site,
          links,
        })
      }
      return (nth) => {
        const { member, order } = orders[nth % 8] ?? { member: '', order: '' }
        const form = { ...DEBIT_FORM, phone }
        return succeeded(askDebit(ports, { member, order, debit: newId(), form, country: 'NL' }))
      }
    },
  },
}

const DISCOUNT = {
  country: null,
  member: null,
  expires: null,
  percentage: 20,
  currency: null,
  minimumOrderValue: 0,
  status: 'active',
  validity: 'once',
  paymentMethods: [],
  amount: 0,
  made: null,
} as const

const messageTo = ({ site }: TestPorts, from: string, conversation: string) => ({
  id: newId(),
  from,
  conversation,
  text: 'Hoi!',
  acknowledged: true,
  site,
})
