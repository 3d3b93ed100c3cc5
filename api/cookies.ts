import type { Http } from './http.ts'

/** With the prefix, browsers let no other host and no page without https plant one. */
const sessionCookie = ({ secure }: Http): string => `${secure ? '__Host-' : ''}vonk_session`
/** Spec §9: the sign-in cookie lives 30 days. */
const SESSION_SECONDS = 30 * 86_400

/** The value of a cookie, read by ourselves: see `Http.cookieHeader`. */
function cookie(http: Http, request: Request, name: string): string | null {
  const header = request.headers.get(http.cookieHeader)
  if (!header) return null
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=')
    if (key === name && value) return value
  }
  return null
}

/** The secret of the asker's session, if they have one. */
export const sessionToken = (http: Http, request: Request): string | null =>
  cookie(http, request, sessionCookie(http))

type Headers = Record<string, string | number>

/** Gives the browser a session's secret to keep. */
export function keepSession(http: Http, headers: Headers, token: string): void {
  headers[http.setCookieHeader] = cookieText(http, token, SESSION_SECONDS)
}

/** Makes the browser forget its session. */
export function dropSession(http: Http, headers: Headers): void {
  headers[http.setCookieHeader] = cookieText(http, '', 0)
}

const cookieText = (http: Http, value: string, seconds: number): string =>
  `${sessionCookie(http)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${http.secure ? '; Secure' : ''}`
