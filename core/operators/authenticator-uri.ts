/** What an authenticator app reads from a QR code or opens as a link; the six digits and half minutes are its defaults. */
export function authenticatorUri({
  issuer,
  account,
  secret,
}: {
  /** The name of the site. */
  readonly issuer: string
  /** The operator's email. */
  readonly account: string
  readonly secret: string
}): string {
  const site = encodeURIComponent(issuer)
  return `otpauth://totp/${site}:${encodeURIComponent(account)}?secret=${secret}&issuer=${site}`
}
