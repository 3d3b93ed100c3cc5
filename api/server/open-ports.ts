import { join } from 'node:path'
import { offlineTowns } from '#adapters/geo/offline-towns.ts'
import { devMailbox } from '#adapters/mail/dev-mailbox.ts'
import type { Mailbox } from '#adapters/mail/rendered.ts'
import { signedWatch } from '#adapters/mail/signed-watch.ts'
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import type { Sandbox } from '#adapters/payments/sandbox/sandbox.ts'
import { photoFolder } from '#adapters/photos/photo-folder.ts'
import { sharpPictures } from '#adapters/photos/sharp-pictures.ts'
import { inProcessAnnouncer } from '#adapters/realtime/in-process-announcer.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { argon2Passwords } from '#adapters/system/argon2-passwords.ts'
import { systemNow } from '#adapters/system/clock.ts'
import { uuids } from '#adapters/system/ids.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import { mailboxTexter } from '#adapters/texts/mailbox-texter.ts'
import { noTexter } from '#adapters/texts/no-texter.ts'
import type { Mailer } from '#core/notifications/letters.ts'
import type { Texter } from '#core/notifications/texts.ts'
import type { Ports, Storage } from '#core/ports.ts'
import type { Config } from '../config.ts'
import { openPayments } from './open-payments.ts'
import { openPush } from './open-push.ts'
import { keptSecret } from './secret.ts'

/** All that the core asks for, on this machine, and what only the server needs to know of it. */
export type OpenPorts = {
  readonly ports: Ports
  /** The made-up payment company; `null` when a real one collects. */
  readonly sandbox: Sandbox | null
  /** The mails that were kept instead of sent; `null` when they are sent. */
  readonly mailbox: Mailbox | null
  close(): void
}

/** Opens every adapter but the storage, which is open. `baseUrl` is where this server answers. */
export async function openPorts(
  config: Config,
  storage: Storage,
  baseUrl: string,
): Promise<OpenPorts> {
  const { dataDir } = config
  const now = systemNow
  const newId = uuids(now)
  const sites = demoSites(config.payments.provider, { texts: config.demo })
  const key = config.sessionSecret ?? (await keptSecret(dataDir, 'session'))
  const payments = await openPayments(config, { now, newId }, baseUrl)
  const mail = openMail(config, { now, newId }, sites[0].settings.supportEmail)
  return {
    ports: {
      reads: storage.reads,
      atomically: storage.atomically,
      sites: sitesOf(sites),
      passwords: argon2Passwords(),
      secrets: sha256Secrets(key),
      pictures: sharpPictures(),
      photoFiles: photoFolder(join(dataDir, 'photos')),
      towns: offlineTowns(),
      providers: (name) => (name === payments.provider.name ? payments.provider : null),
      announcer: inProcessAnnouncer(),
      mailer: mail.mailer,
      pusher: await openPush(config, sites[0].settings.supportEmail),
      texter: mail.texter,
      mailWatch: signedWatch({ secret: config.mailWebhookSecret, now }),
      now,
      newId,
    },
    sandbox: payments.sandbox,
    mailbox: mail.mailbox,
    close: () => {
      payments.close()
      mail.close()
    },
  }
}

type Stamp = Pick<Ports, 'now' | 'newId'>
type Mail = {
  readonly mailer: Mailer
  readonly texter: Texter
  readonly mailbox: Mailbox | null
  close(): void
}

function openMail({ smtpUrl, dataDir, demo }: Config, stamp: Stamp, from: string): Mail {
  const mailbox = devMailbox(join(dataDir, 'mailbox'), stamp)
  // No text leaves a demo, even one that sends its mails.
  const texter = demo ? mailboxTexter(mailbox, stamp) : noTexter
  if (smtpUrl !== null) {
    const mailer = smtpMailer({ url: smtpUrl, from })
    return { mailer, texter, mailbox: demo ? mailbox : null, close: () => mailer.close() }
  }
  return { mailer: mailbox, texter, mailbox, close: () => undefined }
}
