import type { SenderRecords } from '#adapters/mail/sender-records.ts'

/** One of the three records, and what to do about it. */
export type RecordAdvice = {
  readonly name: 'SPF' | 'DKIM' | 'DMARC'
  readonly state: 'there' | 'missing' | 'unreachable'
  readonly says: string
  readonly todo: string | null
}

/** What the records of a sender mean, in words. */
export function senderAdvice(
  email: string,
  { spf, dkim, dmarc }: SenderRecords,
  selector: string | null,
): readonly RecordAdvice[] {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const advice = (name: RecordAdvice['name'], found: string | null, todo: string): RecordAdvice => {
    if (found === 'unreachable')
      return {
        name,
        state: 'unreachable',
        says: 'DNS is not reachable from here',
        todo: 'look again where it is',
      }
    if (found === null)
      return {
        name,
        state: 'missing',
        says:
          name === 'DKIM' && selector === null
            ? `${domain} has none under a usual name`
            : `${domain} has none`,
        todo,
      }
    return { name, state: 'there', says: found, todo: null }
  }
  return [
    advice(
      'SPF',
      spf,
      `publish a TXT record at ${domain}, as your mail provider says it: v=spf1 include:… -all`,
    ),
    advice(
      'DKIM',
      dkim,
      `publish the key that your mail provider shows at ${selector ?? '<selector>'}._domainkey.${domain}; if it is there, name its selector by --dkim`,
    ),
    advice(
      'DMARC',
      dmarc,
      `publish a TXT record at _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:${email}`,
    ),
  ]
}
