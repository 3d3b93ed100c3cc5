import type { Http } from './http.ts'
import { silentLog } from './logs/log.ts'

/** Cookie header names that scripts may set; see `Http.cookieHeader`. */
export const MOCK_COOKIES = { cookieHeader: 'x-mock-cookie', setCookieHeader: 'x-mock-set-cookie' }

/** HTTP settings of a product in memory: no proxy, no log, and cookie headers that scripts may set. */
export const mockedHttp = (
  origin: string,
  { guest, deskGuest }: Required<Pick<Http, 'guest' | 'deskGuest'>>,
): Http => ({
  ...MOCK_COOKIES,
  secure: false,
  publicUrl: origin,
  webhookOrigin: origin,
  development: true,
  mailbox: true,
  guest,
  deskGuest,
  behindProxy: false,
  clientAddress: () => '127.0.0.1',
  log: silentLog,
})
