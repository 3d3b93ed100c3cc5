import { orderNumber } from '../money/order.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { isLonger } from '../shared/text.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { Locale } from '../site/locales.ts'
import type { SiteId } from '../site/settings.ts'
import type { ComplaintError } from './errors.ts'

/** Topics of a complaint, in display order. */
export const COMPLAINT_KINDS = [
  'payment',
  'refund',
  'decision',
  'member',
  'content',
  'child-abuse',
  'privacy',
  'technical',
  'other',
] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

/** Those that are looked at before all others, gravest first. */
export const GRAVEST_KINDS: readonly ComplaintKind[] = ['child-abuse', 'content']

/** Rank among those that wait: lower is looked at earlier. */
export function rankOf(kind: ComplaintKind): number {
  const rank = GRAVEST_KINDS.indexOf(kind)
  return rank < 0 ? GRAVEST_KINDS.length : rank
}

/** Maximum length of each field. */
export const COMPLAINT = { words: 5000, about: 300, name: 80, answer: 5000 } as const

/** Retention, as stated on the privacy page. */
export const COMPLAINT_RETENTION: Millis = 2 * 365 * DAY

export type ComplaintId = string

/** A complaint to the operator, by a member or anyone else. */
export type Complaint = {
  readonly id: ComplaintId
  readonly site: SiteId
  readonly kind: ComplaintKind
  readonly words: string
  /** The profile, page or order concerned, in the sender's words; optional, but for illegal content. */
  readonly about: string
  /** Optional, but for illegal content. */
  readonly name: string
  /** Empty where the sender may stay unknown, and did. */
  readonly email: string
  readonly language: Locale
  readonly filedAt: Instant
  /** When an operator began to look at it. */
  readonly takenAt: Instant | null
  /** When the operator marked it answered. */
  readonly answeredAt: Instant | null
  /** What the operator wrote to the sender; `null` if it was answered elsewhere, or not yet. */
  readonly answer: string | null
}

/** The submitted fields. */
export type ComplaintDraft = Pick<Complaint, 'kind' | 'words' | 'about' | 'name' | 'email'> & {
  /** Whether the sender said to report in good faith. */
  readonly goodFaith: boolean
}

/** Its reference number, like that of an order. */
export const complaintNumber = ({ id, filedAt }: Pick<Complaint, 'id' | 'filedAt'>): string =>
  orderNumber({ id, placedAt: filedAt })

type TextError = Extract<ComplaintError, { code: 'complaint.empty' | 'complaint.too-long' }>

/** Normalised: fields are trimmed. */
export function complaintTexts(
  draft: Pick<ComplaintDraft, 'words' | 'about' | 'name'>,
): Result<Pick<ComplaintDraft, 'words' | 'about' | 'name'>, TextError> {
  const texts = { words: draft.words.trim(), about: draft.about.trim(), name: draft.name.trim() }
  if (texts.words === '') return err({ code: 'complaint.empty' })
  for (const part of ['words', 'about', 'name'] as const) {
    const limit = COMPLAINT[part]
    if (isLonger(texts[part], limit)) return err({ code: 'complaint.too-long', part, limit })
  }
  return ok(texts)
}

/** Path of the form for an appeal; `about` is the id of a photo or the number of a decision. */
export const appealPath = (about: string): string =>
  `/complaints?topic=decision&about=${encodeURIComponent(about)}`

/** Place of a complaint among those that wait; `rank` is that of its kind. */
export type WaitingPosition = {
  readonly rank: number
  readonly at: Instant
  readonly id: ComplaintId
}

/** Place of a complaint among the answered ones. */
export type AnsweredPosition = { readonly at: Instant; readonly id: ComplaintId }
