const SECONDS_A_DAY = 86_400

/** The value of a cookie, if set. */
export function readCookie(name: string): string | null {
  const start = `${name}=`
  const pairs = document.cookie.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? null
}

/** Sets a cookie for the whole site, without days for this visit; the value needs no escaping. */
export function writeCookie(name: string, value: string, days: number | null): void {
  const lasting = days === null ? '' : `; Max-Age=${days * SECONDS_A_DAY}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}${lasting}; Path=/; SameSite=Lax${secure}`
}
