import {
  type Account,
  addMailTrouble,
  isOpen,
  type MailTrouble,
  type MemberId,
} from '../../accounts/account.ts'
import type { AccountError } from '../../accounts/errors.ts'
import { isUnsubscribe } from '../../accounts/links.ts'
import { stateOf } from '../../accounts/mail-links.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { WebhookCall, WebhookError } from '../../shared/webhook.ts'

type Needs = Pick<Ports, 'atomically' | 'secrets' | 'now'>

/** The member concerned: by email address, or by the token of the mail. */
type Whose = { readonly address: string } | { readonly token: string }
type Refusal = Extract<AccountError, { code: 'link.invalid' }>

/**
 * Records a bounce, a spam complaint or an unsubscription. Unknown addresses are silently ignored; a token may be used
 * repeatedly, also after its member changed their address. What a provider `reported` is in the log of the member's
 * mails; it does not say about which.
 */
export async function recordMailTrouble(
  { atomically, secrets, now }: Needs,
  {
    trouble,
    reported = false,
    ...whose
  }: { readonly trouble: MailTrouble; readonly reported?: boolean } & Whose,
): Promise<Result<null, Refusal>> {
  return atomically(async (stores): Promise<Result<null, Refusal>> => {
    const reader = await readerOf(stores, { secrets, now }, whose)
    if (!reader.ok) return reader
    const account = reader.value && (await stores.accounts.lock(reader.value))
    if (!account || account.status === 'erased') return ok(null)
    // The address may have gone to another account before this one was locked.
    const still = 'address' in whose ? await stores.accounts.byEmail(whose.address) : account
    if (still?.id !== account.id) return ok(null)
    if (reported) {
      const result = trouble === 'bounce' ? 'returned' : 'spam'
      const entry = { member: account.id, kind: null, result, reason: null, at: now() } as const
      await stores.mailLog.add(entry)
    }
    if (account.mailTroubles.includes(trouble)) return ok(null)
    await stores.accounts.save(addMailTrouble(account, trouble))
    await stores.events.append({ type: 'account.changed', member: account.id }, now())
    return ok(null)
  })
}

async function readerOf(
  { accounts, links }: Stores,
  { secrets, now }: Pick<Ports, 'secrets' | 'now'>,
  whose: Whose,
): Promise<Result<MemberId | null, Refusal>> {
  if ('address' in whose) return ok((await accounts.byEmail(whose.address))?.id ?? null)
  const link = await links.byHash(secrets.hash(whose.token))
  const works = link && isUnsubscribe(link.purpose) && stateOf(link, now()) === 'usable'
  return works ? ok(link.member) : err({ code: 'link.invalid' })
}

/** Re-enables mails after the member checked their address. If it still fails, the next bounce disables them again. */
export async function resolveMailTrouble(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member }: { readonly member: MemberId },
): Promise<Result<Account, Extract<AccountError, { code: 'authentication.required' }>>> {
  return atomically(async ({ accounts, events }) => {
    const account = await accounts.lock(member)
    if (!account || !isOpen(account)) {
      return err({ code: 'authentication.required', authentication_required: true })
    }
    const next: Account = { ...account, mailTroubles: [] }
    await accounts.save(next)
    await events.append({ type: 'account.changed', member }, now())
    return ok(next)
  })
}

type ReceiveMailWebhookNeeds = Pick<Ports, 'atomically' | 'secrets' | 'mailWebhook' | 'now'>

/** Handles a webhook about a mail; the response does not reveal whether the address is a member's. */
export async function receiveMailWebhook(
  ports: ReceiveMailWebhookNeeds,
  call: WebhookCall,
): Promise<Result<null, WebhookError>> {
  const verified = await ports.mailWebhook.verifyWebhook(call)
  if (!verified.ok) return verified
  await recordMailTrouble(ports, { ...verified.value, reported: true })
  return ok(null)
}
