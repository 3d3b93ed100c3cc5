import type { Account } from '../../accounts/account.ts'
import type { Ports, Reads, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { type Campaign, campaignPrefix, isRunning, type Reach, reachOf } from '../campaign.ts'
import type { SendError } from '../errors.ts'

/** Number of recipients of a campaign, and of excluded members by reason. */
export type ReachCount = Readonly<Record<Reach, number>>

const PAGE = 500

/** Counts the recipients; sends nothing (dry run). */
export async function countReach(
  { reads }: Pick<Ports, 'reads'>,
  campaign: Campaign,
): Promise<ReachCount> {
  const count = { reached: 0, 'not-asked': 0, elsewhere: 0, 'mail-trouble': 0, 'no-text': 0 }
  for await (const page of pagesOf(reads)) {
    for (const account of page) count[reachOf(campaign, account)] += 1
  }
  return count
}

/**
 * Queues a campaign for all recipients. Idempotent: repeated with the same id it resumes, and mails nobody twice;
 * consent is checked again when each mail is sent. `whenNew` is done with it the first time.
 */
export async function sendCampaign(
  { reads, atomically, now }: Pick<Ports, 'reads' | 'atomically' | 'now'>,
  campaign: Campaign,
  whenNew: (stores: Stores) => Promise<void> = async () => undefined,
): Promise<Result<number, SendError>> {
  const stored = await atomically(async (stores) => {
    const { campaigns } = stores
    if (await campaigns.add(campaign)) await whenNew(stores)
    const known = await campaigns.byId(campaign.id)
    if (!known || contentOf(known) !== contentOf(campaign)) {
      return err({ code: 'campaign.changed' } as const)
    }
    return isRunning(known, now()) ? ok(null) : err({ code: 'campaign.over' } as const)
  })
  if (!stored.ok) return stored
  let reached = 0
  for await (const page of pagesOf(reads)) {
    const readers = page.filter((account) => reachOf(campaign, account) === 'reached')
    reached += readers.length
    await atomically(async ({ deliveries, campaigns }) => {
      const at = now()
      const members = readers.map(({ id }) => id)
      const told = await campaigns.sentAmong(campaign.id, members)
      for (const member of members) {
        if (told.has(member)) continue
        const notification = { kind: campaign.kind, member, campaign: campaign.id }
        const id = `${campaignPrefix(campaign.id)}${member}`
        await deliveries.add({ id, notification, addedAt: at, dueAt: at })
      }
      return ok(null)
    })
  }
  return ok(reached)
}

async function* pagesOf({ accounts }: Pick<Reads, 'accounts'>): AsyncGenerator<readonly Account[]> {
  let last: string | null = null
  for (;;) {
    const page: readonly Account[] = await accounts.shownAfter(last, PAGE)
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    last = page.at(-1)?.id ?? null
  }
}

/** The campaign's content, ignoring when it was added. */
const contentOf = ({ kind, site, texts, path, until }: Campaign): string =>
  JSON.stringify([kind, site, Object.entries(texts).toSorted(), path, until])
