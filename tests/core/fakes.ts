import { memoryMailbox } from '#adapters/mail/memory-mailbox.ts'
import type { MailboxMeans } from '#adapters/mail/stored-mail.ts'
import { memoryPusher } from '#adapters/push/memory-pusher.ts'
import { mailboxTexter } from '#adapters/texts/mailbox-texter.ts'
import type { Passwords, Secrets } from '#core/accounts/secrets.ts'
import type { Towns } from '#core/discovery/towns.ts'
import type { Letter, Mailer } from '#core/notifications/letters.ts'
import type { MailWatch } from '#core/notifications/mail-watch.ts'
import type { Push, Pusher } from '#core/notifications/pushes.ts'
import type { Texter, TextMessage } from '#core/notifications/texts.ts'
import { PHOTO_SIZES } from '#core/photos/photo.ts'
import type { Pictures } from '#core/photos/pictures.ts'
import type { Place } from '#core/profiles/profile.ts'
import { err, ok } from '#core/shared/result.ts'

/** Passwords that a test can read: the hash of `x` is `hash of x`. */
export const plainPasswords: Passwords = {
  hash: async (password) => `hash of ${password}`,
  verify: async (password, hash) => hash === `hash of ${password}`,
}

/** Tokens that are counted, and hashes that a test can read. */
export function countedSecrets(): Secrets {
  let made = 0
  let codes = 0
  return {
    token: () => {
      made += 1
      return `token-${made}`
    },
    hash: (text) => `hash of ${text}`,
    code: () => {
      codes += 1
      return String(100_000 + codes)
    },
    fingerprint: (text) => `print of ${text}`,
    seal: (text) => `sealed ${text}`,
    unseal: (sealed) => (sealed.startsWith('sealed ') ? sealed.slice('sealed '.length) : null),
  }
}

const place = (
  country: Place['country'],
  region: string,
  town: string,
  lat: number,
  lon: number,
): Place => ({ country, region, town, cell: { lat, lon } })

/** The few towns that tests know, in hundredths of a degree. */
export const TOWNS = {
  utrecht: place('NL', 'Utrecht', 'Utrecht', 5209, 512),
  zeist: place('NL', 'Utrecht', 'Zeist', 5209, 523),
  amsterdam: place('NL', 'Noord-Holland', 'Amsterdam', 5237, 490),
  antwerp: place('BE', 'Antwerpen', 'Antwerpen', 5122, 440),
  berlin: place('DE', 'Berlin', 'Berlin', 5252, 1341),
} as const

const towns = Object.values<Place>(TOWNS)

/** A small world of towns. */
export const fewTowns: Towns = {
  nearest: async (lat, lon) =>
    towns.find(
      ({ cell }) =>
        cell && Math.abs(cell.lat - lat * 100) < 10 && Math.abs(cell.lon - lon * 100) < 10,
    ) ?? null,
  named: async (country, text, limit) =>
    towns
      .filter((one) => one.country === country && one.town.toLowerCase().startsWith(text))
      .slice(0, limit),
  find: async (country, town, region) =>
    towns.find(
      (one) => one.country === country && one.town === town && (!region || one.region === region),
    ) ?? null,
  regions: async (country) => [
    ...new Set(towns.filter((one) => one.country === country).map(({ region }) => region)),
  ],
}

/** An upload that the pictures of a test accept. */
export const upload = (subject: string): Uint8Array =>
  new TextEncoder().encode(`picture ${subject}`)

/** Accepts what `upload` makes, and nothing else. */
export const plainPictures: Pictures = {
  async develop(bytes) {
    const text = new TextDecoder().decode(bytes)
    if (!text.startsWith('picture ')) return err({ code: 'photo.not-a-picture' })
    const sized = (size: string) => new TextEncoder().encode(`<svg>${size} of ${text}</svg>`)
    const [thumb, card, full, blur] = PHOTO_SIZES.map(sized)
    if (!thumb || !card || !full || !blur) throw new Error('a picture has four sizes')
    return ok({ width: 1200, height: 1600, sizes: { thumb, card, full, blur } })
  },
}

/** No call about a mail is trusted. */
export const nobodyWatches: MailWatch = {
  heard: async () => err({ code: 'webhook.untrusted' }),
}

/** A mailbox in memory that also keeps the letters as they are given; while `broken` it carries none, and to `unknown` readers never one. */
export function recordedMailer(means: MailboxMeans): Mailer & {
  readonly letters: Letter[]
  readonly unknown: string[]
  broken: boolean
} {
  const mailbox = memoryMailbox(means)
  const letters: Letter[] = []
  const mailer = {
    letters,
    unknown: [] as string[],
    broken: false,
    async send(letter: Letter, id: string) {
      if (mailer.broken) throw new Error('the mail server does not answer')
      if (mailer.unknown.includes(letter.to)) return 'bounced' as const
      letters.push(letter)
      return mailbox.send(letter, id)
    },
  }
  return mailer
}

/** A push as the recorded pusher was given it. */
export type Pushed = Push & { readonly endpoint: string }

/** The pusher in memory, which also keeps the pushes as they are given; while `broken` it carries none, and browsers in `gone` are not there. */
export function recordedPusher(): Pusher & {
  readonly pushes: Pushed[]
  readonly gone: Set<string>
  broken: boolean
} {
  const memory = memoryPusher('BPublicKey')
  const pushes: Pushed[] = []
  const gone = new Set<string>()
  const pusher = {
    pushes,
    gone,
    broken: false,
    publicKey: memory.publicKey,
    takes: memory.takes,
    async push(to: Parameters<Pusher['push']>[0], push: Push) {
      if (pusher.broken) throw new Error('the push service does not answer')
      if (gone.has(to.endpoint)) return 'gone' as const
      pushes.push({ ...push, endpoint: to.endpoint })
      return memory.push(to, push)
    },
  }
  return pusher
}

/** The demo's texter, which also keeps the texts as they are given; while `broken` it carries none. */
export function recordedTexter(
  means: MailboxMeans,
): Texter & { readonly texts: TextMessage[]; broken: boolean } {
  const mailboxed = mailboxTexter(memoryMailbox(means), means)
  const texts: TextMessage[] = []
  const texter = {
    texts,
    broken: false,
    async send(text: TextMessage) {
      if (texter.broken) throw new Error('the texting service does not answer')
      texts.push(text)
      await mailboxed.send(text)
    },
  }
  return texter
}
