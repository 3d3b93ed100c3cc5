/** What a browser says of itself. */
export type Told = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** Safari on a phone or tablet of Apple's: it asks nobody, but a member can install from its share menu. */
export function isAppleSafari({ userAgent, maxTouchPoints }: Told): boolean {
  // A tablet calls itself a Mac, which has no screen to touch.
  const handheld =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return (
    handheld && /Safari\//.test(userAgent) && !/(CriOS|FxiOS|EdgiOS|OPiOS|GSA)\//.test(userAgent)
  )
}
