import { memoryMailbox } from '#adapters/mail/memory-mailbox.ts'
import type { MailboxDependencies } from '#adapters/mail/stored-mail.ts'
import { memoryPusher } from '#adapters/push/memory-pusher.ts'
import { mockedSecrets } from '#adapters/system/mocked-secrets.ts'
import { mailboxTexter } from '#adapters/texts/mailbox-texter.ts'
import type { MemberId } from '#core/accounts/account.ts'
import type { Secrets } from '#core/accounts/ports.ts'
import type { Letter, Mailer } from '#core/notifications/letters.ts'
import type { Push, Pusher } from '#core/notifications/pushes.ts'
import type { Texter, TextMessage } from '#core/notifications/texts.ts'
import type { Photo, PhotoId } from '#core/profiles/photo.ts'
import type { Place } from '#core/profiles/profile.ts'
import type { Instant } from '#core/shared/time.ts'

/** Mocked secrets with counted tokens and codes. */
export function countedSecrets(): Secrets {
  let made = 0
  let codes = 0
  return {
    ...mockedSecrets,
    token: () => {
      made += 1
      return `token-${made}`
    },
    code: () => {
      codes += 1
      return String(100_000 + codes)
    },
  }
}

const place = (
  country: Place['country'],
  region: string,
  town: string,
  lat: number,
  lon: number,
): Place => ({ country, region, town, cell: { lat, lon } })

/** Places of test members, in hundredths of a degree. */
export const TOWNS = {
  utrecht: place('NL', 'Utrecht', 'Utrecht', 5209, 512),
  zeist: place('NL', 'Utrecht', 'Zeist', 5209, 523),
  amsterdam: place('NL', 'Noord-Holland', 'Amsterdam', 5237, 490),
  antwerp: place('BE', 'Antwerpen', 'Antwerpen', 5122, 440),
  berlin: place('DE', 'Berlin', 'Berlin', 5252, 1341),
} as const

/** An upload that is an image by its first bytes, with its content. */
export function upload(subject: string): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(24))
  const PNG = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, 1200, 1600]
  for (const [at, word] of PNG.entries()) head.setUint32(4 * at, word)
  return new Uint8Array([...new Uint8Array(head.buffer), ...new TextEncoder().encode(subject)])
}

/** A memory mailbox that also keeps the letters; fails while `broken`, and rejects `unknown` recipients. */
export function recordedMailer(options: MailboxDependencies): Mailer & {
  readonly letters: Letter[]
  readonly unknown: string[]
  broken: boolean
} {
  const mailbox = memoryMailbox(options)
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

/** A push, as it was sent. */
export type Pushed = Push & { readonly endpoint: string }

/** The memory pusher, which also keeps the pushes; fails while `broken`, and reports browsers in `gone` as gone. */
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

/** The demo's sender of text messages, which also keeps them; fails while `broken`. */
export function recordedTexter(
  options: MailboxDependencies,
): Texter & { readonly texts: TextMessage[]; broken: boolean } {
  const mailboxed = mailboxTexter(memoryMailbox(options), options)
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

/** An approved photo. */
export const samplePhoto = (id: PhotoId, member: MemberId, at: Instant): Photo => ({
  id,
  member,
  // A photo that was not uploaded has files under its own id.
  key: id,
  state: 'active',
  reason: null,
  width: 1200,
  height: 1600,
  addedAt: at,
  decidedAt: at,
  focus: null,
  cut: null,
  lookAgainAt: null,
  refusedBefore: null,
})
