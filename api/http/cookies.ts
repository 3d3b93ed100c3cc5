import {
  type Browser,
  DEVICE_LIFE,
  SESSION_LIFE,
  type Started,
} from '#core/accounts/start-session.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import type { Http } from './http.ts'

type Name = 'vonk_session' | 'vonk_device'

/** With the prefix, browsers let no other host and no page without https plant one. */
const named = ({ secure }: Http, name: Name): string => `${secure ? '__Host-' : ''}${name}`

/** The value of a cookie, read by ourselves: see `Http.cookieHeader`. */
function cookie(http: Http, request: Request, name: Name): string | null {
  const header = request.headers.get(http.cookieHeader)
  if (!header) return null
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=')
    if (key === named(http, name) && value) return value
  }
  return null
}

/** The secret of the asker's session, if they have one. */
export const sessionToken = (http: Http, request: Request): string | null =>
  cookie(http, request, 'vonk_session')

/** The browser that asks, as logging in takes it. */
export const browserOf = (http: Http, request: Request): Browser => ({
  agent: request.headers.get('user-agent') ?? '',
  session: sessionToken(http, request),
  device: cookie(http, request, 'vonk_device'),
})

// A header that is no `Set-Cookie` takes one text: its cookies stand in a row.
type Headers = Record<string, string | number | string[]>

function setCookies(http: Http, headers: Headers, cookies: string[]): void {
  const several = http.setCookieHeader === 'set-cookie'
  headers[http.setCookieHeader] = several ? cookies : cookies.join(', ')
}

/** Gives the browser the secrets of its session, and of the device it is known as from now on. */
export const keepSession = (
  http: Http,
  headers: Headers,
  { token, device }: Pick<Started, 'token' | 'device'>,
): void =>
  setCookies(http, headers, [
    cookieText(http, 'vonk_session', token, SESSION_LIFE),
    cookieText(http, 'vonk_device', device, DEVICE_LIFE),
  ])

/** Makes the browser forget its session; it stays known as a device. */
export const dropSession = (http: Http, headers: Headers): void =>
  setCookies(http, headers, [cookieText(http, 'vonk_session', '', 0)])

const cookieText = (http: Http, name: Name, value: string, life: Millis): string =>
  `${named(http, name)}=${value}; Max-Age=${life / SECOND}; Path=/; HttpOnly; SameSite=Lax${http.secure ? '; Secure' : ''}`
