import type { Browser, Started } from '#core/accounts/start-session.ts'

/** A browser that has never been here. */
export const PHONE: Browser = { agent: 'a phone', session: null, device: null }

/** The browser that was given these secrets. */
export const after = ({ token, device }: Started): Browser => ({
  ...PHONE,
  session: token,
  device,
})
