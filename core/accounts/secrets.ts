/** Password hashing (argon2id, off the event loop). */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Constant time: `null` (unknown email) takes as long as a wrong password. */
  verify(password: string, hash: string | null): Promise<boolean>
}

/** Secrets for links and sessions. */
export interface Secrets {
  /** 256 random bits, URL-safe. */
  token(): string
  /** Hash of a token for storage; also of addresses used as keys. */
  hash(text: string): string
  /** Six random digits, to be typed by hand. */
  code(): string
  /** HMAC for values short enough to guess, so that the table alone reveals nothing. */
  fingerprint(text: string): string
  /** Encrypts and authenticates a text that a client carries. */
  seal(text: string): string
  /** Decrypts what was sealed here; `null` for anything else. */
  unseal(sealed: string): string | null
  /** 160 random bits in Base32, for an authenticator app. */
  authenticatorSecret(): string
  /** The six digits that an authenticator app shows for a secret in a time step (RFC 6238). */
  authenticatorCode(secret: string, step: number): Promise<string>
}
