/** `bun run campaigns [send <file> [--dry-run] | stop <id>]`: marketing mails to members who opted in. */
import type { Campaign } from '#core/campaigns/campaign.ts'
import { stopCampaign } from '#core/campaigns/stop-campaign.ts'
import { countReach, type ReachCount, sendCampaign } from '#core/notifications/send-campaign.ts'
import { viewCampaigns } from '#core/notifications/view-campaigns.ts'
import { isoOf } from '#core/shared/time.ts'
import { readDataLocation, readSitesConfig } from '../server/config.ts'
import { openReads } from '../server/open-reads.ts'
import { openSites } from '../server/open-sites.ts'
import { openStorage } from '../server/storage.ts'
import { readCampaign } from '../shapes/campaign-file.ts'
import { fileErrorText } from './campaign-file-error.ts'
import { command, say, UsageError } from './command.ts'

/** Maximum rows listed. */
const LIMIT = 50
const USAGE = 'bun run campaigns [send <file> [--dry-run] | stop <id>]'

await command(async ([verb, which, option, ...more]) => {
  if (verb === undefined) return list()
  if (which === undefined || more.length > 0) throw new UsageError(USAGE)
  if (verb === 'stop' && option === undefined) return stop(which)
  if (verb !== 'send') throw new UsageError(USAGE)
  const campaign = await campaignIn(which)
  if (option === '--dry-run') return preview(campaign)
  if (option !== undefined) throw new UsageError(USAGE)
  return send(campaign)
})

async function list(): Promise<void> {
  const { reads, close } = await openReads(readDataLocation(process.env))
  const campaigns = await viewCampaigns({ reads, now: Date.now }, LIMIT)
  say(`${campaigns.length} campaigns`)
  for (const { campaign, state, sent } of campaigns) {
    const { id, kind, site, until, stoppedAt } = campaign
    const words = state === 'running' ? 'until' : 'over since'
    const end = isoOf(Math.min(until, stoppedAt ?? until))
    say(`  ${id}  ${kind}, ${site ?? 'all sites'}, ${words} ${end}, ${sent} sent`)
  }
  await close()
}

async function campaignIn(file: string): Promise<Campaign> {
  const source = Bun.file(file)
  if (!(await source.exists())) throw new UsageError(`${file} is not there.`)
  const { sites } = await openSites(readSitesConfig(process.env))
  const known = sites.all().map(({ settings }) => settings.id)
  const read = readCampaign(await source.text(), Date.now(), known)
  if (!read.ok) throw new UsageError(`${file} is no campaign: ${fileErrorText(read.error)}.`)
  return read.value
}

async function preview(campaign: Campaign): Promise<void> {
  const { reads, close } = await openReads(readDataLocation(process.env))
  const count = await countReach({ reads }, campaign)
  await close()
  say(`${campaign.id}: would be sent to ${count.reached}. Nothing was sent.`)
  printExcluded(campaign, count)
}

function printExcluded({ kind }: Campaign, count: ReachCount): void {
  say(`  ${count['not-asked']} did not ask for ${kind === 'news' ? 'news' : 'promotions'}`)
  say(`  ${count['no-text']} asked for it and read a language that it has no text in`)
  say(`  ${count['mail-trouble']} asked for it and take no mails`)
  say(`  ${count.elsewhere} are members of another site`)
}

async function send(campaign: Campaign): Promise<void> {
  const storage = await openStorage(readDataLocation(process.env))
  const sent = await sendCampaign({ ...storage, now: Date.now }, campaign)
  await storage.close()
  if (!sent.ok) {
    throw new UsageError(
      sent.error.code === 'campaign.over'
        ? `${campaign.id} was stopped, or is over.`
        : `Another campaign is called ${campaign.id}: choose another id.`,
    )
  }
  say(`${campaign.id}: goes to ${sent.value} once the server runs; nobody gets it twice.`)
}

async function stop(id: string): Promise<void> {
  const storage = await openStorage(readDataLocation(process.env))
  const stopped = await stopCampaign({ ...storage, now: Date.now }, id)
  await storage.close()
  if (!stopped.ok) throw new UsageError(`${id} is no campaign that runs.`)
  say(`${id} is stopped: whoever has not got it does not get it.`)
}
