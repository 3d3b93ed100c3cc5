import type { Account } from '../accounts/account.ts'
import { isOpen } from '../accounts/account.ts'
import { browserName } from '../accounts/browser-name.ts'
import { REACTIVATION_WINDOW } from '../accounts/deletion.ts'
import { isUnreachable } from '../accounts/email.ts'
import type { LinkPurpose } from '../accounts/links.ts'
import { mintLink } from '../accounts/mail-links.ts'
import { hasMailTrouble } from '../accounts/mail-trouble.ts'
import { siteFor } from '../accounts/shown-sites.ts'
import type { Ports } from '../ports.ts'
import { err, ok } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { SiteId } from '../site/settings.ts'
import { complaintLetter } from './complaint-letter.ts'
import { type About, decideDelivery, mayTell } from './decide-delivery.ts'
import { type Envelope, type Letter, letterKindOf, type UrlOf } from './letters.ts'
import { moneyLetter } from './money-letter.ts'
import {
  isComplaint,
  isReminder,
  type LetterNotice,
  type MemberLetterNotice,
  type MoneyNotice,
  type ReminderNotice,
  type SocialNotice,
} from './notice.ts'
import { pathTo } from './path-to.ts'
import { isAsked } from './preferences.ts'
import { writeReminder } from './write-reminder.ts'
import type { Written } from './written.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'sites' | 'now'>

type AccountNotice = Exclude<
  MemberLetterNotice,
  SocialNotice | MoneyNotice | ReminderNotice | { kind: 'new-device' }
>

const NOTHING: Written = { become: 'nothing' }

/** Turns a delivery's notice into the letter it calls for, as things are now; only now are its links made. */
export async function writeLetter(
  ports: Needs,
  {
    id,
    notice,
    addedAt = ports.now(),
  }: { readonly id: string; readonly notice: LetterNotice; readonly addedAt?: Instant },
  urlOf: UrlOf,
): Promise<Written> {
  if (isComplaint(notice)) {
    const letter = await complaintLetter(ports, notice, urlOf)
    return letter ? sealed(letter) : NOTHING
  }
  const { reads, sites } = ports
  const account = await reads.accounts.byId(notice.member)
  if (!account) return NOTHING
  const to = 'email' in notice ? notice.email : account.email
  if (isUnreachable(to)) return NOTHING
  if (hasMailTrouble(account) && !isAsked(notice.kind) && !isReminder(notice)) return NOTHING

  const { settings } = sites.byId(siteOf(account, notice))
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
      const decision = await decideDelivery(ports, account, notice)
      if (decision.become !== 'about') return decision
      return aboutLetter(ports, envelope, account, { id, notice, about: decision.about })
    }
    case 'receipt':
    case 'refund':
    case 'refund-failed':
    case 'chargeback':
    case 'chargeback-reversed': {
      const letter = await moneyLetter(ports, envelope, { notice, urlOf })
      return letter ? sealed(letter) : NOTHING
    }
    case 'unread-reminder':
    case 'activation-reminder':
    case 'photo-reminder':
    case 'weekly-update':
      return writeReminder(ports, envelope, account, { notice, addedAt })
    case 'new-device':
      return newDevice(ports, envelope, account, notice.session)
    default:
      return accountLetter(ports, envelope, account, notice, settings.signupCredits)
  }
}

/** The site a letter speaks for: the one it concerns, where its reader is among the people of that. */
const siteOf = (account: Account, notice: MemberLetterNotice): SiteId =>
  'site' in notice && notice.site ? siteFor(account, notice.site) : account.site

async function linkFor(
  ports: Needs,
  link: { readonly purpose: LinkPurpose; readonly account: Account; readonly email: string },
): Promise<string> {
  const minted = await ports.atomically(async (stores) => ok(await mintLink(stores, ports, link)))
  return minted.value
}

const sealed = (letter: Letter): Written => ({ become: 'letter', letter })

async function aboutLetter(
  ports: Needs,
  { name, ...envelope }: Envelope,
  account: Account,
  told: { readonly id: string; readonly notice: SocialNotice; readonly about: About },
): Promise<Written> {
  const { id, notice, about } = told
  const { from, labels, since } = about
  const unsubscribe = await ports.atomically(async (stores) => {
    if (!(await mayTell(stores, ports, { id, notice, since }))) return err('told')
    const link = { purpose: 'unsubscribe', account, email: envelope.to } as const
    return ok(await mintLink(stores, ports, link))
  })
  if (!unsubscribe.ok) return NOTHING
  const facts = { name, from, labels }
  const path = pathTo(notice)
  const kind = letterKindOf(notice)
  return sealed({ ...envelope, kind, facts, path, unsubscribe: unsubscribe.value })
}

/** A login is told of even if it has ended since: whoever it was knew the password. */
async function newDevice(
  { reads, now }: Needs,
  { name, ...envelope }: Envelope,
  account: Account,
  id: string,
): Promise<Written> {
  if (!isOpen(account)) return NOTHING
  const session = await reads.sessions.byId(id)
  return sealed({
    ...envelope,
    kind: 'new-device',
    facts: { name, ...browserName(session?.agent ?? ''), at: session?.startedAt ?? now() },
    path: '/notifications',
    unsubscribe: null,
  })
}

async function accountLetter(
  ports: Needs,
  { name, ...envelope }: Envelope,
  account: Account,
  { kind }: AccountNotice,
  gift: number,
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
      return sealed({ ...letter, kind, facts: { name, gift }, path: await pathOf(kind) })
    case 'reset':
    case 'change-mail':
      return sealed({ ...letter, kind, path: await pathOf(kind) })
    case 'password-changed':
    case 'password-guessed':
      return sealed({ ...letter, kind, path: '/reset-password' })
    case 'mail-changed':
      return sealed({ ...letter, kind, path: '/pages/service' })
  }
}
