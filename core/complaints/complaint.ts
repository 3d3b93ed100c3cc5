import { lengthOf } from '../chats/message-text.ts'
import { orderNumber } from '../orders/order-number.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { Locale } from '../site/locales.ts'
import type { SiteId } from '../site/settings.ts'
import type { ComplaintError } from './errors.ts'

/** What a complaint can be about, in the order it is asked. */
export const COMPLAINT_KINDS = [
  'payment',
  'refund',
  'decision',
  'member',
  'content',
  'privacy',
  'technical',
  'other',
] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

/** How long each part may be. */
export const COMPLAINT = { words: 5000, about: 300, name: 80 } as const

/** For how long a complaint is kept: the privacy page says so. */
export const COMPLAINT_KEPT: Millis = 2 * 365 * DAY

export type ComplaintId = string

/** What somebody, member or not, tells whoever runs the site. */
export type Complaint = {
  readonly id: ComplaintId
  readonly site: SiteId
  readonly kind: ComplaintKind
  readonly words: string
  /** Which profile, page or order it is about, in the sender's words; or nothing. */
  readonly about: string
  /** Or nothing. */
  readonly name: string
  readonly email: string
  readonly language: Locale
  readonly filedAt: Instant
  /** When whoever runs the site said that it was answered. */
  readonly answeredAt: Instant | null
}

/** What its sender typed. */
export type ComplaintDraft = Pick<Complaint, 'kind' | 'words' | 'about' | 'name' | 'email'>

/** The number by which both sides talk about it, as orders have one. */
export const complaintNumber = ({ id, filedAt }: Pick<Complaint, 'id' | 'filedAt'>): string =>
  orderNumber({ id, placedAt: filedAt })

type TextError = Extract<ComplaintError, { code: 'complaint.empty' | 'complaint.too-long' }>

/** A draft as it will be kept: without the space around its parts. */
export function complaintTexts(
  draft: Pick<ComplaintDraft, 'words' | 'about' | 'name'>,
): Result<Pick<ComplaintDraft, 'words' | 'about' | 'name'>, TextError> {
  const texts = { words: draft.words.trim(), about: draft.about.trim(), name: draft.name.trim() }
  if (texts.words === '') return err({ code: 'complaint.empty' })
  for (const part of ['words', 'about', 'name'] as const) {
    const limit = COMPLAINT[part]
    if (lengthOf(texts[part]) > limit) return err({ code: 'complaint.too-long', part, limit })
  }
  return ok(texts)
}
