import { Elysia, t } from 'elysia'
import { recordedAs, recordedOnce } from '#core/desk/log/recorded-as.ts'
import { promisedCodeProblem } from '#core/money/discounts/promised-code.ts'
import { CAMPAIGN_KINDS, type Campaign } from '#core/notifications/campaign.ts'
import { countReach, sendCampaign } from '#core/notifications/campaigns/send-campaign.ts'
import {
  type CampaignView,
  stopCampaign,
  viewCampaigns,
} from '#core/notifications/campaigns/view-campaigns.ts'
import type { CampaignFileError } from '#core/notifications/errors.ts'
import type { Ports } from '#core/ports.ts'
import { err, type Result } from '#core/shared/result.ts'
import { isoOf } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import { covers, type SiteScope } from '#core/site/settings.ts'
import { DONE, Done, MISSING, Moment, momentOf, Nullable, OneOf, Whole } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { problemOf, refusals, statusOf } from '../../http/problem.ts'
import { fileErrorAt, readCampaign } from '../shapes/campaign-file.ts'
import { campaignMails } from './campaign-mails.ts'

/** Maximum rows listed. */
const LIMIT = 50

const CampaignShape = t.Object({
  id: t.String(),
  kind: OneOf(CAMPAIGN_KINDS),
  /** `null` is all sites. */
  site: Nullable(t.String()),
  path: t.String(),
  languages: t.Array(t.String()),
  state: OneOf(['running', 'stopped', 'over']),
  added_at: Moment,
  until: Moment,
  stopped_at: Nullable(Moment),
  sent: Whole(),
  waiting: Whole(),
})

const campaignOf = ({ campaign, state, sent, waiting }: CampaignView) => ({
  id: campaign.id,
  kind: campaign.kind,
  site: campaign.site,
  path: campaign.path,
  languages: Object.keys(campaign.texts),
  state,
  added_at: isoOf(campaign.addedAt),
  until: isoOf(campaign.until),
  stopped_at: momentOf(campaign.stoppedAt),
  sent,
  waiting,
})

const ReachShape = t.Object({
  id: t.String(),
  kind: OneOf(CAMPAIGN_KINDS),
  reached: Whole(),
  not_asked: Whole(),
  no_text: Whole(),
  mail_trouble: Whole(),
  elsewhere: Whole(),
  /** The mail in each language, to somebody called as the operator is. */
  mails: t.Array(
    t.Object({
      language: OneOf(LOCALES),
      site: t.String(),
      subject: t.String(),
      text: t.String(),
    }),
  ),
})

/** The campaign of a file, for this install. */
async function readFile(
  ports: Pick<Ports, 'reads' | 'sites' | 'now'>,
  file: string,
): Promise<Result<Campaign, CampaignFileError>> {
  const ids = ports.sites.all().map(({ settings }) => settings.id)
  const read = readCampaign(file, ports.now(), ids)
  const problem = read.ok ? await promisedCodeProblem(ports, read.value) : null
  return problem === null ? read : err(fileErrorAt(file, ['path'], problem))
}

const NOT_ALLOWED = { code: 'desk.not-allowed' } as const

/** Whether a campaign is of a site where somebody may send them; one to all sites takes all. */
const isOf = (scope: SiteScope, { site }: Campaign): boolean =>
  site === null ? scope === 'all' : covers(scope, site)

/** The newest of some sites. */
async function campaignsOf(ports: Ports, scope: SiteScope) {
  const newest = await viewCampaigns(ports, LIMIT)
  return newest.filter(({ campaign }) => isOf(scope, campaign)).map(campaignOf)
}

/** Marketing mails, for operators, each from a file. */
export const deskCampaigns = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/campaigns', tags: ['Desk'] })
    .use(desk(ports, http))
    .get('', async ({ scope }) => ({ campaigns: await campaignsOf(ports, scope) }), {
      operator: 'campaigns',
      response: { 200: t.Object({ campaigns: t.Array(CampaignShape) }) },
      detail: { summary: 'The newest campaigns, how they stand and how far they are' },
    })
    .post(
      '/reach',
      async ({ body: { file }, operator, scope, status }) => {
        const read = await readFile(ports, file)
        if (!read.ok) return status(statusOf(read.error), problemOf(read.error))
        if (!isOf(scope, read.value)) return status(403, NOT_ALLOWED)
        const { id, kind } = read.value
        const count = await countReach(ports, read.value)
        return {
          id,
          kind,
          reached: count.reached,
          not_asked: count['not-asked'],
          no_text: count['no-text'],
          mail_trouble: count['mail-trouble'],
          elsewhere: count.elsewhere,
          mails: campaignMails(ports, http, read.value, operator.name),
        }
      },
      {
        operator: 'campaigns',
        body: t.Object({ file: t.String({ maxLength: 60_000 }) }),
        response: { 200: ReachShape, ...refusals('campaign.file-invalid', 'desk.not-allowed') },
        detail: {
          summary: 'Who would get a campaign, why others would not, and its mails; sends nothing',
        },
      },
    )
    .post(
      '',
      async ({ body: { file }, operator, scope, status }) => {
        const read = await readFile(ports, file)
        if (!read.ok) return status(statusOf(read.error), problemOf(read.error))
        if (!isOf(scope, read.value)) return status(403, NOT_ALLOWED)
        const { id } = read.value
        const record = recordedOnce(ports, operator, 'campaign.sent', id)
        const sent = await sendCampaign(ports, read.value, record)
        if (!sent.ok) return status(statusOf(sent.error), sent.error)
        return { id, reached: sent.value }
      },
      {
        operator: 'campaigns',
        body: t.Object({ file: t.String({ maxLength: 60_000 }) }),
        response: {
          200: t.Object({ id: t.String(), reached: Whole() }),
          ...refusals(
            'campaign.file-invalid',
            'campaign.over',
            'campaign.changed',
            'desk.not-allowed',
          ),
        },
        detail: { summary: 'Send a campaign; sent again, it goes on and nobody gets it twice' },
      },
    )
    .post(
      '/:id/stop',
      async ({ params: { id }, operator, status }) => {
        const stopped = await stopCampaign(recordedAs(ports, operator, 'campaign.stopped', id), id)
        return stopped.ok ? DONE : status(statusOf(stopped.error), stopped.error)
      },
      {
        operator: 'campaigns',
        params: t.Object({
          id: t.String({ pattern: '^[a-z0-9-]{3,60}$', [MISSING]: 'campaign.not-found' }),
        }),
        response: { 200: Done, ...refusals('campaign.over', 'campaign.not-found') },
        detail: { summary: 'Stop a campaign: whoever has not got it does not get it' },
      },
    )
