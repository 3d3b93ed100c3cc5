import type { Letter } from '#core/notifications/letters.ts'
import { pageAt } from './rendered.ts'
import type { Say } from './row.ts'

/** The right of withdrawal, as a receipt must confirm it on a durable medium (Directive 2011/83, Art. 8(7)). */
export type Rights = {
  readonly title: string
  readonly lines: readonly string[]
  readonly link: { readonly text: string; readonly url: string }
}

/** In the checkout's own sentences; only a receipt has them. */
export function rightsOf(letter: Letter, say: Say): Rights | null {
  if (letter.kind !== 'receipt') return null
  const { refundDays: count } = letter.facts
  return {
    title: say('receipt.rights'),
    lines: [
      say('receipt.rights-now'),
      ...(count > 0 ? [say('receipt.rights-refund', { count })] : []),
      say('receipt.rights-how'),
    ],
    link: { text: say('receipt.rights-link'), url: pageAt('/withdraw', letter) },
  }
}
