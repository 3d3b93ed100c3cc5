/** Passwords, hashed so that a stolen table is of little use (argon2id, off the event loop). */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time for `null` (nobody has that email) as for a wrong password. */
  verify(password: string, hash: string | null): Promise<boolean>
}

/** Secrets for links and sessions. */
export interface Secrets {
  /** 256 random bits, fit for a URL. */
  token(): string
  /** What is stored in a token's place; also makes keys out of addresses. */
  hash(text: string): string
  /** Six random digits, to be typed over by hand. */
  code(): string
  /** What is stored in the place of something short enough to guess: keyed, so that the table alone tells nothing. */
  fingerprint(text: string): string
  /** A text that others carry for us, and can neither read nor change. */
  seal(text: string): string
  /** The text that was sealed here; `null` for anything else. */
  unseal(sealed: string): string | null
}
