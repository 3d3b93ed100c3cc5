import type { Texter } from '#core/notifications/texts.ts'

/** Where no texting service is set up, nothing that needs one is offered; what asks all the same fails. */
export const noTexter: Texter = {
  send: () => Promise.reject(new Error('this install has no texting service')),
}
