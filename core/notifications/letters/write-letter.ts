import { type Account, hasMailTrouble } from '../../accounts/account.ts'
import { isUnreachable } from '../../accounts/email.ts'
import { siteFor } from '../../accounts/shown-sites.ts'
import type { Ports } from '../../ports.ts'
import { err, ok } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { SiteId } from '../../site/settings.ts'
import { isAccountMail } from '../channel.ts'
import { type About, decideDelivery, mayNotify, preferenceOf } from '../deciding/decide-delivery.ts'
import { brandedAs, type Envelope, letterKindOf, type UrlOf } from '../letters.ts'
import {
  isComplaint,
  isReminder,
  isReport,
  isSocial,
  isWithdrawal,
  type LetterNotice,
  type MemberLetterNotice,
  type SocialNotice,
} from '../notice.ts'
import { needsProof } from '../notice-kinds.ts'
import { accountLetter, newDevice } from './account-letter.ts'
import { complaintLetter } from './complaint-letter.ts'
import { mandateLetter, moneyLetter } from './money-letter.ts'
import { photoLetter } from './photo-letter.ts'
import { reporterLetter, reportLetter, restrictionLetter } from './report-letter.ts'
import { withdrawalLetter } from './withdrawal-letter.ts'
import { writeCampaign } from './write-campaign.ts'
import { writeReminder } from './write-reminder.ts'
import { mintUnsubscribe, NOTHING, pathTo, sealed, type Written } from './written.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'sites' | 'now'>

/** Renders the mail of a delivery from the current state; creates its links only now. */
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
  if (isReport(notice)) {
    const letter = await reportLetter(ports, notice, urlOf)
    return letter ? sealed(letter) : NOTHING
  }
  if (isWithdrawal(notice)) {
    const letter = await withdrawalLetter(ports, notice, urlOf)
    return letter ? sealed(letter) : NOTHING
  }
  const { reads, sites } = ports
  const account = await reads.accounts.byId(notice.member)
  if (!account) return NOTHING
  const to = 'email' in notice ? notice.email : account.email
  if (isUnreachable(to)) return NOTHING
  if (account.status === 'not_confirmed' && needsProof(notice.kind)) return NOTHING
  if (hasMailTrouble(account) && !isAccountMail(notice.kind) && !isReminder(notice)) return NOTHING

  const { settings } = sites.byId(siteOf(account, notice))
  const envelope: Envelope = {
    to,
    language: account.language,
    country: account.country,
    timeZone: account.timeZone,
    site: brandedAs(settings, urlOf),
    name: (await reads.profiles.byId(account.id))?.name ?? '',
  }
  if (isSocial(notice)) {
    const decision = await decideDelivery(ports, account, notice)
    if (decision.become !== 'about') return decision
    // A conversation's next mail may have the same id.
    const told = { id: `${id} ${addedAt}`, notice, about: decision.about }
    return aboutLetter(ports, envelope, account, told)
  }
  switch (notice.kind) {
    case 'receipt':
    case 'refund':
    case 'refund-failed':
    case 'payment-returned':
    case 'return-failed':
    case 'chargeback':
    case 'chargeback-reversed': {
      const letter = await moneyLetter(ports, envelope, { notice, urlOf })
      return letter ? sealed(letter) : NOTHING
    }
    case 'photo-refused': {
      const letter = await photoLetter(ports, envelope, account, notice)
      return letter ? sealed(letter) : NOTHING
    }
    case 'report-received':
    case 'report-decided': {
      const letter = await reporterLetter(ports, envelope, notice)
      return letter ? sealed(letter) : NOTHING
    }
    case 'account-warned':
    case 'reports-paused':
    case 'account-banned':
    case 'account-unbanned': {
      const letter = await restrictionLetter(ports, envelope, account, notice)
      return letter ? sealed(letter) : NOTHING
    }
    case 'mandate': {
      const letter = await mandateLetter(ports, envelope, { notice, urlOf })
      return letter ? sealed(letter) : NOTHING
    }
    case 'unread-reminder':
    case 'activation-reminder':
    case 'photo-reminder':
    case 'weekly-update':
      return writeReminder(ports, envelope, account, { notice, addedAt })
    case 'promotion':
    case 'news':
      return writeCampaign(ports, envelope, account, notice)
    case 'new-device':
      return newDevice(ports, envelope, account, notice.session)
    default:
      return accountLetter(ports, envelope, account, { id, notice, gift: settings.signupCredits })
  }
}

/** The site that brands a mail: the one it concerns if the recipient is shown there. */
const siteOf = (account: Account, notice: MemberLetterNotice): SiteId =>
  'site' in notice && notice.site ? siteFor(account, notice.site) : account.site

async function aboutLetter(
  ports: Needs,
  { name, ...envelope }: Envelope,
  account: Account,
  told: { readonly id: string; readonly notice: SocialNotice; readonly about: About },
): Promise<Written> {
  const { id, notice, about } = told
  const { from, labels, since } = about
  const off = await preferenceOf(ports.reads, notice)
  const unsubscribe = await ports.atomically(async (stores) => {
    if (!(await mayNotify(stores, ports, { id, notice, since }))) return err('told')
    return ok(await mintUnsubscribe(stores, ports, { kind: off, account, email: envelope.to }))
  })
  if (!unsubscribe.ok) return NOTHING
  const facts = { name, from, labels }
  const path = pathTo(notice)
  const kind = letterKindOf(notice)
  return sealed({ ...envelope, kind, facts, path, unsubscribe: unsubscribe.value })
}
