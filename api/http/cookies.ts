import {
  type Browser,
  DEVICE_LIFE,
  SESSION_LIFE,
  type Started,
} from '#core/accounts/start-session.ts'
import type { DeskBrowser, OperatorLogin } from '#core/desk/access/operator-session.ts'
import { OPERATOR_SESSION } from '#core/desk/operator.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import type { Http } from './http.ts'

type Name = 'vonk_session' | 'vonk_device' | 'vonk_desk' | 'vonk_desk_device'

/** With the `__Host-` prefix, no other host and no http page can set it. */
const named = ({ secure }: Http, name: Name): string => `${secure ? '__Host-' : ''}${name}`

/** A cookie's value, parsed by ourselves: see `Http.cookieHeader`. */
function cookie(http: Http, request: Request, name: Name): string | null {
  const header = request.headers.get(http.cookieHeader)
  if (!header) return null
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=')
    if (key === named(http, name) && value) return value
  }
  return null
}

/** The session cookie, if any. */
export const sessionToken = (http: Http, request: Request): string | null =>
  cookie(http, request, 'vonk_session')

/** The cookie of a session at the desk, if any. */
export const deskToken = (http: Http, request: Request): string | null =>
  cookie(http, request, 'vonk_desk')

/** The cookies of a browser that logs in at the desk. */
export const deskBrowserOf = (http: Http, request: Request): DeskBrowser => ({
  session: deskToken(http, request),
  device: cookie(http, request, 'vonk_desk_device'),
})

/** The client's data for a login. */
export const browserOf = (http: Http, request: Request): Browser => ({
  agent: request.headers.get('user-agent') ?? '',
  session: sessionToken(http, request),
  device: cookie(http, request, 'vonk_device'),
})

// A stand-in header takes one value: its cookies are joined.
type Headers = Record<string, string | number | string[]>

function setCookies(http: Http, headers: Headers, cookies: string[]): void {
  const several = http.setCookieHeader === 'set-cookie'
  headers[http.setCookieHeader] = several ? cookies : cookies.join(', ')
}

/** Sets the session and device cookies. */
export const setSessionCookie = (
  http: Http,
  headers: Headers,
  { token, device }: Pick<Started, 'token' | 'device'>,
): void =>
  setCookies(http, headers, [
    cookieText(http, 'vonk_session', token, SESSION_LIFE),
    cookieText(http, 'vonk_device', device, DEVICE_LIFE),
  ])

/** Removes the session cookie; the device cookie stays. */
export const clearSessionCookie = (http: Http, headers: Headers): void =>
  setCookies(http, headers, [endedSessionCookie(http)])

/** Removes the session cookie with a page. */
export const endedSessionCookie = (http: Http): string => cookieText(http, 'vonk_session', '', 0)

/** Sets the cookies of a login at the desk. */
export const setDeskCookies = (
  http: Http,
  headers: Headers,
  { token, device }: Pick<OperatorLogin, 'token' | 'device'>,
): void =>
  setCookies(http, headers, [
    cookieText(http, 'vonk_desk', token, OPERATOR_SESSION.most),
    cookieText(http, 'vonk_desk_device', device, DEVICE_LIFE),
  ])

/** Removes the cookie of a session at the desk; that of the device stays. */
export const clearDeskCookie = (http: Http, headers: Headers): void =>
  setCookies(http, headers, [cookieText(http, 'vonk_desk', '', 0)])

/** No other site's link opens the desk. */
const sameSite = (name: Name): string =>
  name === 'vonk_desk' || name === 'vonk_desk_device' ? 'Strict' : 'Lax'

const cookieText = (http: Http, name: Name, value: string, life: Millis): string =>
  `${named(http, name)}=${value}; Max-Age=${life / SECOND}; Path=/; HttpOnly; SameSite=${sameSite(name)}${http.secure ? '; Secure' : ''}`
