import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { newId } from '#app/shared/new-id.ts'
import { linkIn, mailTo } from './mailbox.ts'
import { createMember, demoMen, type NewMember, signUp, uniqueUser } from './members.ts'
import { chatOf } from './own-pages.ts'

/** Ids and tokens of real records for addresses, by viewer. */
export type RealIds = {
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

/** A profile that every visitor may see. */
export async function idsForVisitor(request: APIRequestContext): Promise<RealIds['visitor']> {
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

/** Places an order and pays it, as on the sandbox's page. */
async function buy(request: APIRequestContext): Promise<Placed> {
  const placed = await order(request, 'ideal')
  await request.post(placed.checkout_url ?? '', { form: { outcome: 'paid' }, maxRedirects: 0 })
  const paid = await request.post(`/api/orders/${placed.id}/refresh`)
  expect(await paid.json()).toMatchObject({ state: 'completed' })
  return placed
}

/** A member with data for all their pages: a chat, somebody who likes them, a paid order and one to be debited. */
export async function idsForMember(
  page: Page,
  member: NewMember,
  other: APIRequestContext,
): Promise<RealIds['member']> {
  const liker = await createMember(other)
  expect((await other.put(`/api/likes/${member.id}`)).status()).toBe(200)
  const { man } = await idsForVisitor(page.request)
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

/** The token of the link in a mail. */
const tokenIn = (mail: string): string => linkIn(mail).slice(1)

/** Tokens and references from mails, for somebody who opens them logged out. */
export async function idsFromMails(
  request: APIRequestContext,
  { name, email, password }: NewMember,
  stranger: APIRequestContext,
): Promise<RealIds['mailed']> {
  const { email: unconfirmed } = await signUp(stranger)
  const newEmail = uniqueUser().email
  const changed = await request.put('/api/account/email', { data: { email: newEmail, password } })
  expect(changed.status()).toBe(200)
  expect((await request.post('/api/account/reset-mail', { data: { email } })).status()).toBe(200)
  const { number } = await buy(request)
  const withdrawalRequest = { id: newId(), order_number: number, name, email, language: 'nl' }
  expect((await request.post('/api/withdrawals', { data: withdrawalRequest })).status()).toBe(202)
  const complaintText = 'Er is twee keer afgeschreven.'
  const complaint = { id: newId(), kind: 'payment', words: complaintText, email, language: 'nl' }
  const complaintResponse = await request.post('/api/complaints', { data: complaint })
  expect(complaintResponse.status()).toBe(201)
  const { man } = await idsForVisitor(request)
  const report = { id: newId(), profile_id: man, reason: 'spam' }
  const reportResponse = await request.post('/api/reports', { data: report })
  expect(reportResponse.status(), await reportResponse.text()).toBe(201)
  const withdrawal = await mailTo(request, email, 'Bevestig je herroeping')
  return {
    activation: tokenIn(await mailTo(request, unconfirmed)),
    reset: tokenIn(await mailTo(request, email, 'wachtwoord')),
    mailChange: tokenIn(await mailTo(request, newEmail)),
    complaint: (await complaintResponse.json()).reference,
    report: (await reportResponse.json()).reference,
    withdrawal: /\/withdrawals\/([^"?]+)/.exec(withdrawal)?.[1] ?? '',
  }
}
