import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { newId } from '#app/shared/new-id.ts'
import { linkIn, mailTo } from './mailbox.ts'
import { demoMen, join, type Newcomer, signUp, somebody } from './members.ts'
import { chatOf } from './own-pages.ts'

/** What only a running site can put into an address, by who opens it. */
export type Real = {
  readonly visitor: { readonly man: string }
  readonly mailed: {
    readonly activation: string
    readonly reset: string
    readonly mailChange: string
    readonly complaint: string
    readonly report: string
    readonly withdrawal: string
  }
  readonly member: {
    readonly man: string
    readonly liker: string
    readonly chat: string
    readonly paid: string
    readonly debited: string
  }
}

/** Somebody whom every visitor may see. */
export async function realOfVisitors(request: APIRequestContext): Promise<Real['visitor']> {
  const [man] = await demoMen(request)
  return { man: man?.id ?? '' }
}

type Placed = {
  readonly id: string
  readonly number: string
  readonly checkout_url: string | null
}

async function order(request: APIRequestContext, method: string): Promise<Placed> {
  const data = { id: newId(), payment_id: newId(), bundle_id: 'eur-25', method }
  const answer = await request.post('/api/orders', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** Orders and pays, as on the sandbox's page. */
async function buy(request: APIRequestContext): Promise<Placed> {
  const placed = await order(request, 'ideal')
  await request.post(placed.checkout_url ?? '', { form: { outcome: 'paid' }, maxRedirects: 0 })
  const paid = await request.post(`/api/orders/${placed.id}/refresh`)
  expect(await paid.json()).toMatchObject({ state: 'completed' })
  return placed
}

/** A member who has all that their pages can show: a chat, somebody who likes them, an order paid and one to be debited. */
export async function realOfMember(
  page: Page,
  member: Newcomer,
  other: APIRequestContext,
): Promise<Real['member']> {
  const liker = await join(other)
  expect((await other.put(`/api/likes/${member.id}`)).status()).toBe(200)
  const { man } = await realOfVisitors(page.request)
  const { chat } = await chatOf(page)
  const paid = await buy(page.request)
  const debited = await order(page.request, 'sdd')
  return {
    man,
    liker: liker.id,
    chat: chat.replace('/chats/', ''),
    paid: paid.id,
    debited: debited.id,
  }
}

/** The token that a mail of ours leads to. */
const tokenIn = (mail: string): string => linkIn(mail).slice(1)

/** What mails have brought to somebody who opens them logged out. */
export async function realOfMails(
  request: APIRequestContext,
  { name, email, password }: Newcomer,
  stranger: APIRequestContext,
): Promise<Real['mailed']> {
  const { email: unconfirmed } = await signUp(stranger)
  const moved = somebody().email
  const asked = await request.put('/api/account/email', { data: { email: moved, password } })
  expect(asked.status()).toBe(200)
  expect((await request.post('/api/account/reset-mail', { data: { email } })).status()).toBe(200)
  const { number } = await buy(request)
  const said = { id: newId(), order_number: number, name, email, language: 'nl' }
  expect((await request.post('/api/withdrawals', { data: said })).status()).toBe(202)
  const words = 'Er is twee keer afgeschreven.'
  const complaint = { id: newId(), kind: 'payment', words, email, language: 'nl' }
  const filed = await request.post('/api/complaints', { data: complaint })
  expect(filed.status()).toBe(201)
  const report = { id: newId(), profile_id: (await realOfVisitors(request)).man, reason: 'spam' }
  const reported = await request.post('/api/reports', { data: report })
  expect(reported.status(), await reported.text()).toBe(201)
  const withdrawal = await mailTo(request, email, 'Bevestig je herroeping')
  return {
    activation: tokenIn(await mailTo(request, unconfirmed)),
    reset: tokenIn(await mailTo(request, email, 'wachtwoord')),
    mailChange: tokenIn(await mailTo(request, moved)),
    complaint: (await filed.json()).reference,
    report: (await reported.json()).reference,
    withdrawal: /\/withdrawals\/([^"?]+)/.exec(withdrawal)?.[1] ?? '',
  }
}
