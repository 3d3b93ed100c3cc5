import type { Money } from '../shared/money.ts'
import type { Country } from '../site/countries.ts'
import type { Locale } from '../site/locales.ts'
import type { TextNotification } from './notification.ts'

/** A text message, ready to be rendered in the recipient's language. */
export type TextMessage = {
  /** A phone number (E.164). */
  readonly to: string
  readonly language: Locale
  readonly country: Country
  readonly site: { readonly name: string }
  readonly kind: TextNotification['kind']
  /** The purpose is in the text, against phishing of codes. */
  readonly facts: { readonly code: string; readonly amount: Money; readonly minutes: number }
}

/** Sends text messages. Throws on failure; the caller retries. */
export interface Texter {
  send(text: TextMessage): Promise<void>
}
