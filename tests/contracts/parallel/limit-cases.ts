import { chooseTimeZone } from '#core/accounts/choose-time-zone.ts'
import { sendMessage } from '#core/chats/send-message.ts'
import { placeOrder } from '#core/checkout/place-order.ts'
import { askDebit } from '#core/direct-debit/ask-debit.ts'
import { undoAnswer } from '#core/discovery/answer-match.ts'
import { swipe } from '#core/discovery/swipe.ts'
import { addPhoto } from '#core/photos/add-photo.ts'
import { reportMember } from '#core/reports/report-member.ts'
import { DEBIT_FORM } from '#tests/core/checkout/mandating.ts'
import { links } from '#tests/core/checkout/till.ts'
import { upload } from '#tests/core/fakes.ts'
import { newId, sampleAccount } from '../sample.ts'
import { done, type Limits } from './limits.ts'
import { chat, person, type Town } from './town.ts'

/** What a member may do only so often: a day, ever, or for the credits they have. */
export const LIMITS: Limits = {
  'the last three credits send three messages': {
    most: 3,
    async open(town) {
      const { ann, id } = await town.settle(async (stores) => {
        const ann = await person(stores, town, { credits: 3 })
        return { ann, id: await chat(stores, ann, await person(stores, town)) }
      })
      return () => done(sendMessage(town, messageTo(town, ann, id)))
    },
  },
  'a member who waits for the activation has five messages queued': {
    most: 5,
    async open(town) {
      const { noor, id } = await town.settle(async (stores) => {
        const noor = await person(stores, town, { status: 'not_confirmed' })
        return { noor, id: await chat(stores, noor, await person(stores, town)) }
      })
      return () => done(sendMessage(town, messageTo(town, noor, id)))
    },
  },
  'a free member begins two conversations': {
    most: 2,
    async open(town) {
      const { ann, chats } = await town.settle(async (stores) => {
        const ann = await person(stores, town, { credits: 50 })
        const chats: string[] = []
        for (let n = 0; n < 8; n++) chats.push(await chat(stores, ann, await person(stores, town)))
        return { ann, chats }
      })
      return async (nth) =>
        nth < 8 && done(sendMessage(town, messageTo(town, ann, chats[nth] ?? '')))
    },
  },
  'a day holds four likes of the swipe game': {
    most: 4,
    async open(town) {
      const { ann, others } = await town.settle(async (stores) => {
        const others: string[] = []
        for (let n = 0; n < 16; n++) others.push(await person(stores, town))
        return { ann: await person(stores, town), others }
      })
      return (nth) => done(swipe(town, { from: ann, to: others[nth] ?? '', site: 'vonk' }))
    },
  },
  'a day holds four likes of the swipe game, however often they are taken back': {
    most: 4,
    async open(town) {
      const { ann, others } = await town.settle(async (stores) => {
        const others: string[] = []
        for (let n = 0; n < 16; n++) others.push(await person(stores, town))
        return { ann: await person(stores, town), others }
      })
      return async (nth) => {
        const pair = { from: ann, to: others[nth] ?? '' }
        const swiped = await done(swipe(town, { ...pair, site: 'vonk' }))
        await undoAnswer(town, pair)
        return swiped
      }
    },
  },
  'a member changes their time zone once a day': {
    most: 1,
    async open(town) {
      const ann = await town.settle((stores) => person(stores, town))
      const zone = (nth: number) => `Etc/GMT${nth < 12 ? '+' : '-'}${(nth % 12) + 1}`
      return (nth) => done(chooseTimeZone(town, { member: ann, timeZone: zone(nth) }))
    },
  },
  'a free member has three photos': {
    most: 3,
    async open(town) {
      const id = await town.settle((stores) => person(stores, town))
      const account = sampleAccount({ id })
      return (nth) => done(addPhoto(town, { id: newId(), account, upload: upload(`${nth}`) }))
    },
  },
  'a member makes twenty reports a day': {
    most: 20,
    async open(town) {
      const [reporter, reported] = await town.settle(
        async (stores) => [await person(stores, town), await person(stores, town)] as const,
      )
      const about = { reason: 'spam', conversation: null, message: null, blocked: false } as const
      return (nth) => {
        const said = { ...about, note: `${nth}`, id: newId(), reporter, reported }
        return done(reportMember(town, said))
      }
    },
  },
  'a discount for one is given to one of many': {
    most: 1,
    async open(town) {
      const code = `ONCE-${newId()}`
      const members = await town.settle(async (stores) => {
        await stores.discounts.add({ ...DISCOUNT, code })
        const members: string[] = []
        for (let n = 0; n < 24; n++) members.push(await person(stores, town))
        return members
      })
      const order = {
        bundle: 'eur-60',
        method: 'ideal',
        total: null,
        country: 'NL',
        requestCountry: 'NL',
        site: town.site,
        links,
      } as const
      return (nth) =>
        done(
          placeOrder(town, {
            ...order,
            member: members[nth] ?? '',
            order: newId(),
            payment: newId(),
            code,
          }),
        )
    },
  },
  'three codes a day go to one phone, whoever asks': {
    most: 3,
    async open(town) {
      const phone = `06${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
      const orders = await town.settle(async (stores) => {
        const members: string[] = []
        for (let n = 0; n < 8; n++) members.push(await person(stores, town))
        return members.map((member) => ({ member, order: newId() }))
      })
      for (const { member, order } of orders) {
        const wanted = {
          bundle: 'eur-60',
          method: 'sdd',
          code: null,
          country: 'NL',
          requestCountry: 'NL',
        } as const
        await placeOrder(town, {
          ...wanted,
          member,
          order,
          payment: newId(),
          total: null,
          site: town.site,
          links,
        })
      }
      return (nth) => {
        const { member, order } = orders[nth % 8] ?? { member: '', order: '' }
        const form = { ...DEBIT_FORM, phone }
        return done(askDebit(town, { member, order, debit: newId(), form, country: 'NL' }))
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
} as const

const messageTo = ({ site }: Town, from: string, conversation: string) => ({
  id: newId(),
  from,
  conversation,
  text: 'Hoi!',
  acknowledged: true,
  site,
})
