import type { ChatError } from '../chats/errors.ts'

/** Every refusal of a report. */
export type ReportError =
  | { readonly code: 'profile.not-found' }
  | { readonly code: 'report.self' }
  | { readonly code: 'report.note-too-long'; readonly limit: number }
  | { readonly code: 'report.id-taken' }
  | { readonly code: 'report.too-many'; readonly limit: number }
  /** Too many were unfounded, after a warning. */
  | { readonly code: 'report.paused'; readonly minutes: number }
  | { readonly code: 'report.not-found' }
  | { readonly code: 'message.not-found' }
  | Extract<ChatError, { code: 'chat.not-found' }>
