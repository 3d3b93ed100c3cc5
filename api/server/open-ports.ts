import { join } from 'node:path'
import { offlineTowns } from '#adapters/geo/offline-towns.ts'
import { devMailbox } from '#adapters/mail/dev-mailbox.ts'
import { render } from '#adapters/mail/render.ts'
import type { Mailbox } from '#adapters/mail/rendered.ts'
import { signedMailWebhook } from '#adapters/mail/signed-mail-webhook.ts'
import type { Sandbox } from '#adapters/payments/sandbox/sandbox.ts'
import { sharpPeoplePictures } from '#adapters/people-pictures/sharp-people-pictures.ts'
import { cachedPhotos } from '#adapters/photos/cached-photos.ts'
import { sharpPictures } from '#adapters/photos/sharp-pictures.ts'
import { type LiveUpdateHub, liveUpdateHub } from '#adapters/realtime/live-updates.ts'
import { sharpSitePictures } from '#adapters/sites/sharp-site-pictures.ts'
import { argon2Passwords } from '#adapters/system/argon2-passwords.ts'
import { systemNow } from '#adapters/system/clock.ts'
import { uuids } from '#adapters/system/ids.ts'
import { listedSuffixes } from '#adapters/system/public-suffixes.ts'
import { repeatableUnits } from '#adapters/system/repeatable-units.ts'
import { serializeByKey } from '#adapters/system/serialize-by-key.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import { urlDomains } from '#adapters/system/url-domains.ts'
import { mailboxTexter } from '#adapters/texts/mailbox-texter.ts'
import { noTexter } from '#adapters/texts/no-texter.ts'
import type { Mailer } from '#core/notifications/letters.ts'
import type { Texter } from '#core/notifications/texts.ts'
import type { Ports, Storage } from '#core/ports.ts'
import type { Log } from '../http/logs/log.ts'
import { type Config, paymentsOf } from './config.ts'
import { followMethods } from './follow-methods.ts'
import { type OpenPayments, openPayments } from './open-payments.ts'
import { openPush } from './open-push.ts'
import { type OpenSites, openSites } from './open-sites.ts'
import { openPhotos } from './photo-store.ts'
import { storedSecret } from './stored-secret.ts'

/** All ports of the core, and handles only the server needs. */
export type OpenPorts = {
  readonly ports: Ports
  /** Live updates of open pages. */
  readonly hub: LiveUpdateHub
  /** Reloads the sites; see `OpenSites`. */
  reloadSites(log: Log): Promise<void>
  /** Follows which payment methods the provider offers; returns the stop function. */
  followMethods(log: Log): () => void
  /** The sandbox; `null` with a real provider. */
  readonly sandbox: Sandbox | null
  /** The dev mailbox; `null` if mails are sent. */
  readonly mailbox: Mailbox | null
  /** Aborts mails being sent, and refuses new ones. */
  cutOffMail(): void
  close(): void
}

/** Opens every adapter except the storage. `baseUrl` is this server's own. */
export async function openPorts(
  config: Config,
  storage: Storage,
  baseUrl: string,
): Promise<OpenPorts> {
  const { dataDir } = config
  const units = repeatableUnits({
    atomically: storage.atomically,
    now: systemNow,
    newId: uuids(systemNow),
  })
  const { now, newId } = units
  const open = await openSites(config, storage)
  const { supportEmail } = open.sites.byId('').settings
  const hub = liveUpdateHub()
  const key =
    config.sessionSecret ??
    (await storedSecret(dataDir, 'session', {
      loses: 'accounts whose direct debits came back are no longer known, nor codes under way',
    }))
  const payments = await openPayments(config, { now, newId }, baseUrl)
  const mail = await openMail(config, { now, newId }, supportEmail)
  return {
    ports: {
      reads: storage.reads,
      ...units,
      limits: config.limits,
      sessionIdle: config.sessionIdle,
      sites: open.sites,
      siteFormat: open.format,
      siteSource: open.source,
      // A demo has a mailbox of its own to read them in.
      storesMails: config.smtpUrl === null && !config.demo,
      refusedMethods: open.refusedMethods,
      passwords: argon2Passwords(),
      secrets: sha256Secrets(key),
      domains: urlDomains,
      publicSuffixes: listedSuffixes,
      pictures: sharpPictures(),
      peoplePictures: sharpPeoplePictures(),
      sitePictures: sharpSitePictures(),
      photoFiles: config.photoStore ? cachedPhotos(openPhotos(config)) : openPhotos(config),
      towns: offlineTowns(),
      payments: paymentsOf(config),
      providers: (name) => (name === payments.provider?.name ? payments.provider : null),
      liveUpdates: hub,
      mailer: mail.mailer,
      renderLetter: render,
      pusher: await openPush(config, supportEmail),
      texter: mail.texter,
      mailWebhook: signedMailWebhook({ secret: config.mailWebhookSecret, now }),
      inTurn: serializeByKey(),
    },
    hub,
    reloadSites: open.reload,
    followMethods: (log) => follow(payments, open, log),
    sandbox: payments.sandbox,
    mailbox: mail.mailbox,
    cutOffMail: mail.close,
    close: () => {
      payments.close()
      mail.close()
    },
  }
}

/** Of a provider that can be asked: what it refuses is asked for again when it refused a payment. */
function follow(payments: OpenPayments, sites: OpenSites, log: Log): () => void {
  const { offers } = payments
  if (!offers) return () => undefined
  const ask = async () => {
    const ways = sites.format.choices.payment_methods
    const active = await offers(ways)
    return active && ways.filter((way) => !active.includes(way))
  }
  const following = followMethods({ ask, refuse: sites.refuse, log })
  payments.onRefusal((method) => {
    log('warn', 'payment.refused', { method })
    void following.again()
  })
  void following.again()
  return following.stop
}

type Stamp = Pick<Ports, 'now' | 'newId'>
type Mail = {
  readonly mailer: Mailer
  readonly texter: Texter
  readonly mailbox: Mailbox | null
  close(): void
}

async function openMail(
  { smtpUrl, mailRate, dataDir, demo }: Config,
  stamp: Stamp,
  from: string,
): Promise<Mail> {
  const mailbox = devMailbox(join(dataDir, 'mailbox'), stamp)
  // A demo never sends text messages, even if it sends mails.
  const texter = demo ? mailboxTexter(mailbox, stamp) : noTexter
  if (smtpUrl !== null) {
    // Loaded lazily: not needed with the dev mailbox.
    const { smtpMailer } = await import('#adapters/mail/smtp-mailer.ts')
    const mailer = smtpMailer({ url: smtpUrl, from, rate: mailRate })
    return { mailer, texter, mailbox: demo ? mailbox : null, close: () => mailer.close() }
  }
  return { mailer: mailbox, texter, mailbox, close: () => undefined }
}
