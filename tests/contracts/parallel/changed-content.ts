import { describe, expect, test } from 'bun:test'
import { resetPassword } from '#core/accounts/credentials/reset-password.ts'
import { signUp } from '#core/membership/signup/sign-up.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { refundOrder } from '#core/money/payments/refund-order.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { withdrawOrder } from '#core/money/withdrawals/withdraw-order.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { warnMember } from '#core/safety/restrictions/warn-member.ts'
import type { Result } from '#core/shared/result.ts'
import { PHONE } from '#tests/core/accounts/sessions/browsers.ts'
import { goodDraft } from '#tests/core/membership/signup/drafts.ts'
import { links } from '#tests/core/money/checkout/till.ts'
import { newId } from '../sample.ts'
import { createMember, type TestPorts } from './test-ports.ts'

type Answer = Promise<Result<unknown, { readonly code: string }>>
type Case = {
  /** Sends one content or the other, under one id. */
  readonly send: (changed: boolean) => Answer
  /** The refusals of the content that came second. */
  readonly refusals: readonly string[]
}

const member = (ports: TestPorts) => ports.commit((stores) => createMember(stores, ports))

const CASES: Readonly<Record<string, (ports: TestPorts) => Promise<Case>>> = {
  async 'a merged report'(ports) {
    const [reporter, reported] = [await member(ports), await member(ports)]
    const about = { reason: 'spam', conversation: null, message: null, blocked: false } as const
    const report = (id: string, note: string) =>
      reportMember(ports, { ...about, id, note, reporter, reported })
    for (const note of ['one', 'two']) await report(newId(), note)
    const id = newId()
    return {
      send: (changed) => report(id, changed ? 'two' : 'one'),
      refusals: ['report.id-taken'],
    }
  },
  async 'a warning'(ports) {
    const [id, ann, bob] = [newId(), await member(ports), await member(ports)]
    const reasons = { id, rule: 'money', facts: 'You asked for money.', report: null } as const
    return {
      send: (changed) => warnMember(ports, { ...reasons, member: changed ? ann : bob }),
      refusals: ['restriction.id-taken'],
    }
  },
  async 'an order'(ports) {
    const { place } = await order(ports)
    return {
      send: (changed) => place(changed ? 1 : 2999),
      refusals: ['order.id-taken', 'order.price-changed'],
    }
  },
  async 'a refund'(ports) {
    const paid = await paidOrder(ports)
    const refund = { ...paid, refund: newId() }
    return {
      send: (changed) => refundOrder(ports, { ...refund, credits: changed ? 30 : 60 }),
      refusals: ['refund.id-taken', 'refund.changed'],
    }
  },
  async 'a withdrawal'(ports) {
    const command = { ...(await paidOrder(ports)), id: newId(), language: 'nl' } as const
    return {
      send: (changed) => withdrawOrder(ports, { ...command, name: changed ? 'Bea' : 'Ann' }),
      refusals: ['withdrawal.id-taken'],
    }
  },
  async 'a password reset'(ports) {
    const [ann, token, id] = [await member(ports), newId(), newId()]
    const account = await ports.reads.accounts.byId(ann)
    const at = ports.now()
    await ports.commit(async ({ links }) =>
      links.add({
        hash: ports.secrets.hash(token),
        purpose: 'reset',
        member: ann,
        email: account?.email ?? '',
        sentAt: at,
        expiresAt: at + 60_000,
        usedAt: null,
      }),
    )
    return {
      send: (changed) =>
        resetPassword(ports, {
          ...{ id, token, browser: PHONE },
          password: changed ? 'a kettle on the moor' : 'a lantern at sea',
        }),
      refusals: ['reset.id-taken'],
    }
  },
  async 'a signup'(ports) {
    const [id, email] = [newId(), `${newId()}@example.test`]
    const from = { language: 'nl', tracking: {}, address: newId(), browser: PHONE } as const
    return {
      send: (changed) => {
        const draft = goodDraft({ email, name: changed ? 'Nora' : 'Noor' })
        return signUp(ports, { ...from, id, draft, site: ports.site })
      },
      refusals: ['signup.id-taken'],
    }
  },
}

async function order(ports: TestPorts) {
  const [buyer, id, payment] = [await member(ports), newId(), newId()]
  const place = (total: number | null) =>
    placeOrder(ports, {
      ...{
        member: buyer,
        order: id,
        payment,
        bundle: 'eur-60',
        method: 'ideal',
        code: null,
        total,
      },
      ...{ country: 'NL', requestCountry: 'NL', site: ports.site, links },
    })
  return { member: buyer, order: id, payment, place }
}

async function paidOrder(ports: TestPorts) {
  const { place, payment, ...paid } = await order(ports)
  await place(null)
  ports.provider.decide({ id: payment }, 'paid')
  await settlePayment(ports, { provider: 'sandbox', reference: `ref-${payment}` })
  return paid
}

/** One client-made id, sent many times at once with two contents: one is accepted, the other refused. */
export function changedContentContract(name: string, ports: TestPorts, times: number) {
  describe(`${times} concurrent requests under one id in ${name}`, () => {
    test.each(Object.entries(CASES))('%s is accepted with one content', async (_, open) => {
      const { send, refusals } = await open(ports)
      const sent = Array.from({ length: times }, (_, nth) => nth % 2 === 1)
      const answers = await Promise.all(
        sent.map(async (changed) => ({ changed, answer: await send(changed) })),
      )
      const accepted = new Set(
        answers.flatMap(({ changed, answer }) => (answer.ok ? [changed] : [])),
      )
      expect(accepted.size).toBe(1)
      for (const { changed, answer } of answers) {
        if (accepted.has(changed)) expect(answer.ok).toBe(true)
        else expect(refusals).toContain(answer.ok ? 'accepted' : answer.error.code)
      }
    })
  })
}
