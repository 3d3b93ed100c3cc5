/** The user agent's data. */
export type UserAgentData = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** Safari on iOS: has no prompt, but the share menu can install. */
export function isAppleSafari({ userAgent, maxTouchPoints }: UserAgentData): boolean {
  // iPads identify as a Mac, which has no touch screen.
  const handheld =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return (
    handheld && /Safari\//.test(userAgent) && !/(CriOS|FxiOS|EdgiOS|OPiOS|GSA)\//.test(userAgent)
  )
}
