import type { Notice } from './notice.ts'
import { NOTICE_KINDS, type Priority } from './notice-kinds.ts'

/** Delivery channels: each can be slow or down independently. */
export const CHANNELS = ['mail', 'push', 'text'] as const
export type Channel = (typeof CHANNELS)[number]

/** Priority of a notice. */
export const priorityOf = (notice: Notice): Priority =>
  NOTICE_KINDS[notice.kind === 'push' ? notice.about.kind : notice.kind].priority

/** Channel of a notice. */
export function channelOf({ kind }: Notice): Channel {
  if (kind === 'push') return 'push'
  return kind === 'debit-code' ? 'text' : 'mail'
}
