import type { MailTrouble, MemberId } from '../accounts/account.ts'
import { sameEmail } from '../accounts/email.ts'
import type { AccountError } from '../accounts/errors.ts'
import { stateOf } from '../accounts/mail-links.ts'
import { troubled } from '../accounts/mail-trouble.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'

type Needs = Pick<Ports, 'atomically' | 'secrets' | 'now'>

/** Whom a trouble is about: whoever has the address, or whoever the mail with this token went to. */
type Whose = { readonly address: string } | { readonly token: string }
type Refusal = Extract<AccountError, { code: 'link.invalid' }>

/**
 * Notes why mails to somebody stop. Of an address that is nobody's now it notes nothing, and does not say so; a
 * token may come as often as its reader likes.
 */
export async function hearMailTrouble(
  { atomically, secrets, now }: Needs,
  { trouble, ...whose }: { readonly trouble: MailTrouble } & Whose,
): Promise<Result<null, Refusal>> {
  return atomically(async (stores): Promise<Result<null, Refusal>> => {
    const reader = await readerOf(stores, { secrets, now }, whose)
    if (!reader.ok) return reader
    const { member, email } = reader.value
    const account = member && (await stores.accounts.hold(member))
    // A mail that went to an earlier address says nothing of the one the account has now.
    if (!account || !sameEmail(account.email, email)) return ok(null)
    if (account.mailTroubles.includes(trouble)) return ok(null)
    await stores.accounts.save(troubled(account, trouble))
    await stores.events.append({ type: 'account.changed', member: account.id }, now())
    return ok(null)
  })
}

type Reader = { readonly member: MemberId | null; readonly email: string }

async function readerOf(
  { accounts, links }: Stores,
  { secrets, now }: Pick<Ports, 'secrets' | 'now'>,
  whose: Whose,
): Promise<Result<Reader, Refusal>> {
  if ('address' in whose) {
    const { address: email } = whose
    return ok({ member: (await accounts.byEmail(email))?.id ?? null, email })
  }
  const link = await links.byHash(secrets.hash(whose.token))
  const works = link?.purpose === 'unsubscribe' && stateOf(link, now()) === 'usable'
  return works ? ok(link) : err({ code: 'link.invalid' })
}
