import { sql } from 'drizzle-orm'
import type {
  AccountStatus,
  DeletionReason,
  MailTrouble,
  NotificationChoice,
  SensitiveConsent,
} from '#core/accounts/account.ts'
import type { LinkPurpose } from '#core/accounts/links.ts'
import type { SignupBlockKind } from '#core/accounts/ports.ts'
import type { QuietHours } from '#core/accounts/time-zone.ts'
import type { Country } from '#core/site/countries.ts'
import type { Locale } from '#core/site/locales.ts'
import type { SiteId, Tracking } from '#core/site/settings.ts'
import type { Kit } from '../shared/kit.ts'

/** Accounts and their credentials: sessions, devices, mailed links, counted attempts, and push subscriptions. */
export function accountTables({ table, index, uniqueIndex, primaryKey, ...is }: Kit) {
  const account = table(
    'accounts',
    {
      id: is.text().primaryKey(),
      email: is.text().notNull(),
      /** Its one form (`emailKey`); `null` once erased, so that it matches nothing and blocks no signup. */
      emailKey: is.text(),
      /** Whether its domain gives out addresses for a short time; of addresses set since this was recorded. */
      disposable: is.flag().notNull().default(false),
      passwordHash: is.text().notNull(),
      status: is.text<AccountStatus>().notNull(),
      site: is.text().notNull(),
      siteChoices: is.json<Readonly<Record<SiteId, boolean>>>().notNull().default(sql`'{}'`),
      country: is.text<Country>().notNull(),
      language: is.text<Locale>().notNull(),
      timeZone: is.text(),
      timeZoneAt: is.moment(),
      quietHours: is.json<QuietHours>().default(sql`'{"from":1320,"to":480}'`),
      tracking: is.json<Tracking>().notNull(),
      /** The traffic source in it. */
      source: is.text(),
      signedUpAt: is.moment().notNull(),
      confirmedAt: is.moment(),
      deletedAt: is.moment(),
      deletionReason: is.text<DeletionReason>(),
      premiumSince: is.moment(),
      boughtAt: is.moment(),
      leavingAt: is.moment(),
      sensitiveConsent: is.json<SensitiveConsent>(),
      invisible: is.flag().notNull(),
      privacy: is.flag().notNull(),
      notificationsDisabled: is.json<readonly NotificationChoice[]>().notNull(),
      mailTroubles: is.json<readonly MailTrouble[]>().notNull().default(sql`'[]'`),
    },
    (t) => [
      uniqueIndex('accounts_by_email').on(t.emailKey),
      index('accounts_by_site').on(t.site),
      // With what the list at the desk is limited to, so that few that fit among many do not take reading all rows.
      index('accounts_by_joining').on(
        t.signedUpAt,
        t.id,
        t.status,
        t.country,
        t.site,
        t.source,
        t.emailKey,
      ),
      index('accounts_by_status').on(t.status, t.signedUpAt, t.id, t.emailKey),
      index('accounts_by_source')
        .on(t.source, t.signedUpAt, t.id)
        .where(sql`${t.source} is not null`),
      index('accounts_disposable').on(t.signedUpAt, t.id).where(sql`${t.disposable}`),
      index('accounts_to_erase').on(t.deletedAt).where(sql`${t.status} = 'deleted'`),
      is.check(
        'accounts_email_until_erased',
        sql`(${t.emailKey} is null) = (${t.status} = 'erased')`,
      ),
    ],
  )

  const session = table(
    'sessions',
    {
      id: is.text().primaryKey(),
      member: is
        .text()
        .notNull()
        .references(() => account.id),
      /** `null` in rows from before devices were recorded. */
      device: is.text(),
      startedAt: is.moment().notNull(),
      seenAt: is.moment().notNull(),
      expiresAt: is.moment().notNull(),
      agent: is.text().notNull(),
    },
    (t) => [index('sessions_by_member').on(t.member), index('sessions_by_use').on(t.seenAt)],
  )

  const device = table(
    'devices',
    {
      id: is.text().notNull(),
      member: is
        .text()
        .notNull()
        .references(() => account.id),
      addedAt: is.moment().notNull(),
      seenAt: is.moment().notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.id, t.member] }),
      index('devices_by_member').on(t.member, t.seenAt),
      index('devices_by_use').on(t.seenAt),
    ],
  )

  const link = table(
    'mail_links',
    {
      hash: is.text().primaryKey(),
      purpose: is.text<LinkPurpose>().notNull(),
      member: is
        .text()
        .notNull()
        .references(() => account.id),
      email: is.text().notNull(),
      sentAt: is.moment().notNull(),
      expiresAt: is.moment().notNull(),
      usedAt: is.moment(),
      /** A revoked link matches nothing, yet counts as a sent mail. */
      voided: is.flag().notNull(),
    },
    (t) => [
      index('mail_links_by_member').on(t.member, t.purpose, t.sentAt),
      index('mail_links_by_end').on(t.purpose, t.expiresAt),
    ],
  )

  const attempt = table(
    'attempts',
    { number: is.counted(), key: is.text().notNull(), at: is.moment().notNull() },
    (t) => [index('attempts_by_key').on(t.key, t.at), index('attempts_by_moment').on(t.at)],
  )

  const signupBlock = table(
    'signup_blocks',
    {
      id: is.text().primaryKey(),
      kind: is.text<SignupBlockKind>().notNull(),
      value: is.text().notNull(),
      reason: is.text().notNull(),
      by: is.text().notNull(),
      addedAt: is.moment().notNull(),
      until: is.moment().notNull(),
    },
    (t) => [
      uniqueIndex('signup_blocks_by_value').on(t.value),
      index('signup_blocks_by_moment').on(t.addedAt, t.id),
    ],
  )

  const signupNetwork = table(
    'signup_networks',
    {
      member: is
        .text()
        .primaryKey()
        .references(() => account.id),
      network: is.text().notNull(),
      at: is.moment().notNull(),
    },
    (t) => [
      index('signup_networks_by_network').on(t.network, t.at, t.member),
      index('signup_networks_by_moment').on(t.at),
    ],
  )

  const pushSubscription = table(
    'push_subscriptions',
    {
      endpoint: is.text().primaryKey(),
      member: is
        .text()
        .notNull()
        .references(() => account.id),
      p256dh: is.text().notNull(),
      auth: is.text().notNull(),
      /** '' in rows from before sessions were recorded: such a browser subscribes again. */
      session: is.text().notNull().default(''),
      site: is.text().notNull().default(''),
      addedAt: is.moment().notNull(),
    },
    (t) => [index('push_subscriptions_by_member').on(t.member)],
  )

  return {
    account,
    session,
    device,
    link,
    attempt,
    signupBlock,
    signupNetwork,
    pushSubscription,
  }
}
