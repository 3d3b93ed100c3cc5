import type { Money } from '../shared/money.ts'
import type { Locale } from '../site/locales.ts'
import type { TextNotice } from './notice.ts'

/** A text message that is ready to be written out in the reader's language. */
export type TextMessage = {
  /** A telephone number (E.164). */
  readonly to: string
  readonly language: Locale
  readonly site: { readonly name: string }
  readonly kind: TextNotice['kind']
  /** What a code is for is told with it, so that nobody gives one away for something else. */
  readonly facts: { readonly code: string; readonly amount: Money; readonly minutes: number }
}

/** Carries text messages. Throws when it could not; it is then tried again. */
export interface Texter {
  send(text: TextMessage): Promise<void>
}
