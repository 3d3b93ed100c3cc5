/** A mail server's reply to a command, from nodemailer. */
type Refusal = {
  readonly command?: unknown
  readonly responseCode?: unknown
  readonly response?: unknown
}

/** RFC 5321: no such mailbox, moved, invalid name. */
const NO_READER: readonly unknown[] = [550, 551, 553]

/**
 * Whether a mail server permanently rejected the recipient. An enhanced status code (RFC 3463) takes precedence:
 * `5.1` and `5.2` are about the address and its mailbox. A `5.7` is about us, and would mark every member as bounced.
 */
export function isNoReader(thrown: unknown): boolean {
  const { command, responseCode, response }: Refusal = Object(thrown)
  if (command !== 'RCPT TO' || !/^5\d\d$/.test(String(responseCode))) return false
  const exactly = /^\d{3}[ -](5\.\d{1,3})\.\d{1,3}\b/.exec(String(response))?.[1]
  return exactly === undefined
    ? NO_READER.includes(responseCode)
    : exactly === '5.1' || exactly === '5.2'
}

/**
 * Error code of a mail that was not sent. If all of it was transferred without a reply, the outcome is unknown: it
 * may have been delivered.
 */
export function smtpFailure(thrown: unknown, { written }: { readonly written: boolean }): Error {
  const { responseCode, code }: Refusal & { readonly code?: unknown } = Object(thrown)
  const answered = /^\d{3}$/.test(String(responseCode))
  const why = answered ? responseCode : written ? 'unanswered' : code === 'EABORT' ? 'slow' : code
  return Object.assign(new Error('the mail server did not take the letter'), {
    code: `smtp.${why ?? 'unknown'}`,
  })
}
