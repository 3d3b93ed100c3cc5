import type { Account } from '../accounts/account.ts'
import { isOpen } from '../accounts/account.ts'
import { REACTIVATION_WINDOW } from '../accounts/deletion.ts'
import { isUnreachable } from '../accounts/email.ts'
import type { LinkPurpose } from '../accounts/links.ts'
import { mintLink } from '../accounts/mail-links.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import type { Letter } from './letters.ts'
import { hasMailTrouble } from './mail-trouble.ts'
import type { LetterNotice, SocialNotice } from './outbox.ts'
import { pathTo } from './path-to.ts'
import { isAsked } from './preferences.ts'
import { type About, weigh } from './weigh-notice.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'sites' | 'now'>

/** The address that a site's links start with. */
export type UrlOf = (site: Settings) => string

/** What becomes of a notice: a letter, another look later on, or nothing. `mark` is counted once it is sent. */
export type Written =
  | { readonly become: 'letter'; readonly letter: Letter; readonly mark: string | null }
  | { readonly become: 'later'; readonly at: Instant }
  | { readonly become: 'nothing' }

type AccountNotice = Exclude<LetterNotice, SocialNotice | { kind: 'receipt' }>
type Envelope = Pick<Letter, 'to' | 'language' | 'site'> & { readonly name: string }

const NOTHING: Written = { become: 'nothing' }

/** Turns a notice into the letter it calls for, as things are now; only now are its links made. */
export async function writeLetter(
  ports: Needs,
  notice: LetterNotice,
  urlOf: UrlOf,
): Promise<Written> {
  const { reads, sites } = ports
  const account = await reads.accounts.byId(notice.member)
  if (!account) return NOTHING
  const to = 'email' in notice ? notice.email : account.email
  if (isUnreachable(to)) return NOTHING
  if (hasMailTrouble(account) && !isAsked(notice.kind)) return NOTHING

  const { settings } = sites.byId(account.site)
  const envelope: Envelope = {
    to,
    language: account.language,
    site: { name: settings.name, url: urlOf(settings) },
    name: (await reads.profiles.byId(account.id))?.name ?? '',
  }
  switch (notice.kind) {
    case 'new-message':
    case 'new-like':
    case 'new-match': {
      const weighed = await weigh(ports, account, notice)
      if (weighed.become !== 'about') return weighed
      const unsubscribe = await linkFor(ports, { purpose: 'unsubscribe', account, email: to })
      return aboutLetter(envelope, notice, weighed.about, unsubscribe)
    }
    case 'receipt':
      return receipt(ports, envelope, notice.order)
    default:
      return accountLetter(ports, envelope, account, notice)
  }
}

async function linkFor(
  ports: Needs,
  link: { readonly purpose: LinkPurpose; readonly account: Account; readonly email: string },
): Promise<string> {
  const minted = await ports.atomically(async (stores) => ok(await mintLink(stores, ports, link)))
  return minted.value
}

const sealed = (letter: Letter, mark: string | null = null): Written => ({
  become: 'letter',
  letter,
  mark,
})

function aboutLetter(
  { name, ...envelope }: Envelope,
  notice: SocialNotice,
  { from, labels, mark }: About,
  unsubscribe: string,
): Written {
  const { kind } = notice
  const facts = { name, from, labels }
  return sealed({ ...envelope, kind, facts, path: pathTo(notice), unsubscribe }, mark)
}

async function receipt(
  { reads }: Needs,
  { name, ...envelope }: Envelope,
  id: string,
): Promise<Written> {
  const order = await reads.orders.byId(id)
  if (!order) return NOTHING
  const { credits, total: paid, settledAt, placedAt } = order
  return sealed({
    ...envelope,
    kind: 'receipt',
    facts: { name, order: id, credits, paid, at: settledAt ?? placedAt },
    path: `/transactions/${id}`,
    unsubscribe: null,
  })
}

async function accountLetter(
  ports: Needs,
  { name, ...envelope }: Envelope,
  account: Account,
  { kind }: AccountNotice,
): Promise<Written> {
  const letter = { ...envelope, facts: { name }, unsubscribe: null }
  const pathOf = async (purpose: LinkPurpose) =>
    `/${await linkFor(ports, { purpose, account, email: envelope.to })}`

  if (kind === 'reactivate') {
    if (account.status !== 'deleted' || account.deletedAt === null) return NOTHING
    const until = account.deletedAt + REACTIVATION_WINDOW
    if (until <= ports.now()) return NOTHING
    return sealed({ ...letter, kind, facts: { name, until }, path: await pathOf(kind) })
  }
  if (!isOpen(account)) return NOTHING
  switch (kind) {
    case 'activate':
      if (account.status !== 'not_confirmed') return NOTHING
      return sealed({ ...letter, kind, path: await pathOf(kind) })
    case 'reset':
    case 'change-mail':
      return sealed({ ...letter, kind, path: await pathOf(kind) })
    case 'password-changed':
      return sealed({ ...letter, kind, path: '/reset-password' })
    case 'mail-changed':
      return sealed({ ...letter, kind, path: '/pages/service' })
  }
}
