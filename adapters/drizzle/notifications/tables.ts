import { sql } from 'drizzle-orm'
import type { CampaignKind, CampaignText } from '#core/notifications/campaign.ts'
import type { Priority } from '#core/notifications/kinds/kind.ts'
import type { MailResult, WaitReason } from '#core/notifications/mail-log.ts'
import type { Channel, MailNotification, Notification } from '#core/notifications/notification.ts'
import type { Locale } from '#core/site/locales.ts'
import type { Kit } from '../shared/kit.ts'

/** The delivery queue, campaigns, and campaign mails. */
export function deliveryTables({ table, index, primaryKey, ...is }: Kit) {
  const delivery = table(
    'deliveries',
    {
      id: is.text().primaryKey(),
      member: is.text().notNull(),
      channel: is.text<Channel>().notNull(),
      priority: is.text<Priority>().notNull(),
      notice: is.json<Notification>().notNull(),
      addedAt: is.moment().notNull(),
      dueAt: is.moment().notNull(),
      attempts: is.whole().notNull(),
      triedAt: is.moment(),
      error: is.text(),
      waitsFor: is.text<WaitReason>(),
      /** The lease; free once expired. */
      worker: is.text(),
      leasedUntil: is.moment(),
      diedAt: is.moment(),
    },
    (t) => [
      index('deliveries_due')
        .on(t.channel, t.priority, t.dueAt, t.id)
        .where(sql`${t.diedAt} is null`),
      index('deliveries_by_member').on(t.member),
      index('deliveries_leased').on(t.worker).where(sql`${t.worker} is not null`),
      index('deliveries_dead').on(t.diedAt).where(sql`${t.diedAt} is not null`),
      is.check(
        'deliveries_lease_is_whole',
        sql`(${t.worker} is null) = (${t.leasedUntil} is null)`,
      ),
    ],
  )

  const campaign = table('campaigns', {
    id: is.text().primaryKey(),
    kind: is.text<CampaignKind>().notNull(),
    site: is.text(),
    texts: is.json<Readonly<Partial<Record<Locale, CampaignText>>>>().notNull(),
    path: is.text().notNull(),
    until: is.moment().notNull(),
    addedAt: is.moment().notNull(),
    stoppedAt: is.moment(),
  })

  const campaignMail = table(
    'campaign_mails',
    {
      campaign: is
        .text()
        .notNull()
        .references(() => campaign.id),
      kind: is.text<CampaignKind>().notNull(),
      member: is.text().notNull(),
      begunAt: is.moment().notNull(),
      sentAt: is.moment(),
    },
    (t) => [
      primaryKey({ columns: [t.campaign, t.member] }),
      index('campaign_mails_by_member').on(t.member, t.begunAt),
    ],
  )

  const mailEntry = table(
    'mail_log',
    {
      number: is.counted(),
      member: is.text().notNull(),
      kind: is.text<MailNotification['kind']>(),
      result: is.text<MailResult>().notNull(),
      reason: is.text(),
      at: is.moment().notNull(),
    },
    (t) => [
      index('mail_log_by_member').on(t.member, t.number),
      index('mail_log_by_moment').on(t.at, t.number),
    ],
  )

  return { delivery, campaign, campaignMail, mailEntry }
}
