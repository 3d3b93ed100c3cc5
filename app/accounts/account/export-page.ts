import type { i18n } from 'i18next'
import * as v from 'valibot'
import { GIFT_IDS } from '#core/chats/messages/gifts.ts'
import type { OrderState } from '#core/money/order.ts'
import type { EntryReason } from '#core/money/ports.ts'
import { regionalOf } from '../../locales/home-country.ts'
import { type Format, formatIn } from '../../shared/use-format.ts'

type Message = v.InferOutput<typeof Message>
const Message = v.object({
  from: v.string(),
  text: v.string(),
  gift: v.nullish(v.picklist(GIFT_IDS)),
  photo: v.nullish(v.string()),
  sentAt: v.string(),
})
const Liked = v.object({ from: v.string(), to: v.string(), at: v.string() })

const REASONS = [
  'signup',
  'bonus',
  'purchase',
  'message',
  'gift',
  'photo',
  'photo-returned',
  'refund',
  'refund-failed',
  'chargeback',
  'reversal',
  'taken',
] as const satisfies readonly EntryReason[]
const STATES = [
  'pending',
  'completed',
  'failed',
  'cancelled',
  'refunded',
  'charged-back',
] as const satisfies readonly OrderState[]

/** The parts of an export that its page shows; all of it is in the data beside it. */
const Shown = v.object({
  exportedAt: v.string(),
  account: v.nullable(v.object({ id: v.string(), email: v.string() })),
  profile: v.nullable(
    v.object({
      name: v.string(),
      birthDate: v.string(),
      about: v.string(),
      place: v.object({ town: v.string(), region: v.string(), country: v.string() }),
    }),
  ),
  photos: v.array(v.object({ id: v.string() })),
  likes: v.object({ given: v.array(Liked), received: v.array(Liked) }),
  conversations: v.array(v.object({ with: v.string(), messages: v.array(Message) })),
  ledger: v.array(
    v.object({ at: v.string(), reason: v.picklist(REASONS), from: v.string(), amount: v.number() }),
  ),
  orders: v.array(
    v.object({
      placedAt: v.string(),
      credits: v.number(),
      total: v.object({ amount: v.number(), currency: v.string() }),
      state: v.picklist(STATES),
    }),
  ),
  names: v.record(v.string(), v.string()),
})

type Shown = v.InferOutput<typeof Shown>
type Page = { readonly texts: i18n; readonly site: string; readonly files: readonly string[] }

/** Writes elements into a page, as text: nothing in an export is taken for markup. */
function writerFor(page: Document) {
  const add = (tag: keyof HTMLElementTagNameMap, text: string, to: Element = page.body) => {
    const element = page.createElement(tag)
    element.textContent = text
    to.append(element)
    return element
  }
  return {
    add,
    meta: (name: string, content: string) => {
      const meta = page.createElement('meta')
      meta.name = name
      meta.content = content
      page.head.append(meta)
    },
    list: (title: string, lines: readonly string[], none: string) => {
      add('h2', title)
      if (lines.length === 0) return add('p', none)
      const items = add('ul', '')
      for (const line of lines) add('li', line, items)
      return items
    },
    image: (src: string, alt: string, to: Element = page.body) => {
      const image = page.createElement('img')
      image.src = src
      image.alt = alt
      image.width = 320
      to.append(image)
    },
  }
}

/** Its texts in the member's language. */
function wordsFor(texts: i18n, read: Shown) {
  const t = texts.getFixedT(null, ['account', 'credits', 'gifts', 'common'])
  const format = formatIn(regionalOf(texts))
  const nameOf = (id: string): string => read.names[id] ?? t('export.gone')
  return {
    t,
    format,
    nameOf,
    liked: (id: string, at: string) => `${format.moment(at)} · ${nameOf(id)}`,
    entry: ({ at, reason, from, amount }: Shown['ledger'][number]) => {
      const sign = from.startsWith('site:') ? '+' : '−'
      return [format.moment(at), `${sign}${amount}`, t(`credits:reason.${reason}`)].join(' · ')
    },
    order: ({ placedAt, credits, total, state }: Shown['orders'][number]) =>
      [
        format.moment(placedAt),
        t('common:credits', { count: credits }),
        format.money(total),
        t(`credits:orders.state.${state}`),
      ].join(' · '),
    message: ({ from, text, gift, photo, sentAt }: Message) => {
      const who = from === read.account?.id ? t('export.me') : nameOf(from)
      const said = [gift && t(`gifts:${gift}`), photo && t('export.photo'), text].filter(Boolean)
      return `${format.moment(sentAt)} · ${who}: ${said.join(' · ')}`
    },
  }
}

/** An export as a page in the member's language, without scripts: `index.html` of the archive. */
export function exportPage(everything: unknown, { texts, site, files }: Page): string {
  const read = v.parse(Shown, everything)
  const { t, format, ...words } = wordsFor(texts, read)
  const title = t('export.title', { site })
  const page = document.implementation.createHTMLDocument(title)
  page.documentElement.lang = texts.language
  const charset = page.createElement('meta')
  charset.setAttribute('charset', 'utf-8')
  page.head.prepend(charset)
  const write = writerFor(page)
  write.meta('viewport', 'width=device-width, initial-scale=1')
  write.meta('color-scheme', 'light dark')
  const none = t('export.none')
  const show = (id: string, to?: Element) => {
    const src = files.find((file) => file.startsWith(`photos/${id}.`))
    if (src !== undefined) write.image(src, t('export.photo'), to)
  }

  write.add('h1', title)
  write.add('p', t('export.made', { moment: format.moment(read.exportedAt) }))
  write.list(t('export.profile'), profileLines(read, format), none)
  write.list(t('export.photos'), [], read.photos.length > 0 ? '' : none)
  for (const { id } of read.photos) show(id)
  write.list(t('export.conversations'), [], read.conversations.length > 0 ? '' : none)
  for (const { with: other, messages } of read.conversations) {
    write.add('h3', t('export.with', { name: words.nameOf(other) }))
    const lines = write.add('ul', '')
    for (const message of messages) {
      const line = write.add('li', words.message(message), lines)
      if (message.photo) show(message.photo, line)
    }
  }
  const { given, received } = read.likes
  const likedBy = received.map(({ from, at }) => words.liked(from, at))
  write.list(
    t('export.given'),
    given.map(({ to, at }) => words.liked(to, at)),
    none,
  )
  write.list(t('export.received'), likedBy, none)
  write.list(t('export.credits'), read.ledger.map(words.entry), none)
  write.list(t('export.orders'), read.orders.map(words.order), none)
  return `<!doctype html>\n${page.documentElement.outerHTML}`
}

function profileLines({ profile, account }: Shown, format: Format): readonly string[] {
  const place = profile && [profile.place.town, format.country(profile.place.country)].join(', ')
  const birth = profile && format.date(profile.birthDate)
  return [profile?.name, account?.email, birth, place, profile?.about].flatMap((line) => line || [])
}
