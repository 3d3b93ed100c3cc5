import type { Browser, Started } from '#core/accounts/start-session.ts'

/** A browser without cookies. */
export const PHONE: Browser = { agent: 'a phone', session: null, device: null }

/** A browser with these secrets. */
export const after = ({ token, device }: Started): Browser => ({
  ...PHONE,
  session: token,
  device,
})
