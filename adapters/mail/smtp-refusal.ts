/** What a mail server said to one command, as nodemailer tells it. */
type Refusal = {
  readonly command?: unknown
  readonly responseCode?: unknown
  readonly response?: unknown
}

/** RFC 5321: no such mailbox, moved away, not a name. */
const NO_READER: readonly unknown[] = [550, 551, 553]

/**
 * Whether a mail server refused the reader, for good. Where it says more exactly why (RFC 3463), that counts: `5.1`
 * and `5.2` are about the address and its mailbox. A `5.7` is about us, and would take every member for gone.
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
 * Why a letter could not be sent, as a code. Where the whole of it was handed over and no answer came, nobody knows:
 * it may have been sent all the same.
 */
export function smtpFailure(thrown: unknown, { written }: { readonly written: boolean }): Error {
  const { responseCode, code }: Refusal & { readonly code?: unknown } = Object(thrown)
  const answered = /^\d{3}$/.test(String(responseCode))
  const why = answered ? responseCode : written ? 'unanswered' : code === 'EABORT' ? 'slow' : code
  return Object.assign(new Error('the mail server did not take the letter'), {
    code: `smtp.${why ?? 'unknown'}`,
  })
}
