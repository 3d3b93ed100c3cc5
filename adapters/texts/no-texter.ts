import type { Texter } from '#core/notifications/texts.ts'

/** Without an SMS service: features that need it are not offered, and sending fails. */
export const noTexter: Texter = {
  send: () => Promise.reject(new Error('this install has no texting service')),
}
