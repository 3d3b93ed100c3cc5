import type { Account } from '../../accounts/account.ts'
import { quietUntil } from '../../accounts/time-zone.ts'
import type { Stores } from '../../ports.ts'
import { err, ok } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import {
  BETWEEN_PROMOTIONS,
  CAMPAIGN_PREFERENCE,
  type Campaign,
  isRunning,
  type Reach,
  reachOf,
} from '../campaign.ts'
import type { CampaignNotifications } from '../kinds/people.ts'
import {
  mintUnsubscribe,
  NOTHING,
  skipped,
  type Writer,
  type WritersOf,
  type Written,
} from './written.ts'

/**
 * Renders a campaign's mail for one member, if they still consent and have not had it. The account is locked, so that
 * a member who just opted out gets nothing, and of two promotions in a week one waits.
 */
const writeCampaign: Writer<keyof CampaignNotifications> = async (
  ports,
  { notification, account, envelope, name },
) => {
  const campaign = await ports.reads.campaigns.byId(notification.campaign)
  const now = ports.now()
  if (!campaign || !isRunning(campaign, now)) return null
  const quiet = quietUntil(account, now)
  if (quiet !== null) return { become: 'later', at: quiet, why: 'quiet-hours' }

  const begun = await ports.atomically(async (stores) => {
    const held = await stores.accounts.lock(account.id)
    const reach = held ? reachOf(campaign, held) : 'elsewhere'
    const words = reach === 'reached' && held && campaign.texts[held.language]
    if (!words) return err(UNREACHED[reach])
    const wait = await waitOf(stores, campaign, held, now)
    if (wait !== null) return err(wait)
    const { id, kind } = campaign
    await stores.campaigns.begin({ campaign: id, kind, member: held.id, begunAt: now })
    const unsubscribe = await mintUnsubscribe(stores, ports, {
      kind: CAMPAIGN_PREFERENCE[kind],
      account: held,
      email: envelope.to,
    })
    return ok({ words, unsubscribe, language: held.language })
  })
  if (!begun.ok) return begun.error
  const { words, unsubscribe, language } = begun.value
  const { kind, path } = campaign
  return { ...envelope, language, kind, facts: { name, words }, path, unsubscribe }
}

export const CAMPAIGN_WRITERS: WritersOf<CampaignNotifications> = {
  promotion: writeCampaign,
  news: writeCampaign,
}

/** Why somebody who was to get a campaign's mail gets none after all. */
const UNREACHED: Readonly<Record<Reach, Written>> = {
  'not-asked': skipped('switched-off'),
  'mail-trouble': skipped('suppressed'),
  elsewhere: NOTHING,
  'no-text': NOTHING,
  reached: NOTHING,
}

/** Why a member gets no campaign mail now; `null` if they do. */
async function waitOf(
  { campaigns }: Pick<Stores, 'campaigns'>,
  { id, kind }: Campaign,
  { id: member }: Account,
  now: Instant,
): Promise<Written | null> {
  const mails = await campaigns.mailsTo(member)
  if (mails.some((mail) => mail.campaign === id && mail.sentAt !== null)) return NOTHING
  if (kind !== 'promotion') return null
  const last = mails.find((mail) => mail.kind === 'promotion' && mail.campaign !== id)
  const free = last ? last.begunAt + BETWEEN_PROMOTIONS : now
  return free > now ? { become: 'later', at: free, why: 'promotion-sent' } : null
}
