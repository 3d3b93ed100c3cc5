import { Resolver } from 'node:dns/promises'
import { type Millis, SECOND } from '#core/shared/time.ts'

/** What DNS says of a sender's domain: a record; `null`: it has none; or that DNS was not reached. */
export type Found = string | null | 'unreachable'

/** Records by which mailboxes know that a mail is its sender's (RFC 7208, 6376, 7489). */
export type SenderRecords = { readonly spf: Found; readonly dkim: Found; readonly dmarc: Found }

const TIMEOUT: Millis = 3 * SECOND
/** Answers that say that there is no such record. */
const NONE: readonly unknown[] = ['ENOTFOUND', 'ENODATA']

/** Selectors that mail providers use: DNS has no list of a domain's own. */
const SELECTORS = [
  ...[
    'default',
    'mail',
    'dkim',
    'smtp',
    'google',
    'selector1',
    'selector2',
    's1',
    's2',
    'k1',
    'k2',
  ],
  ...[
    'k3',
    'pm',
    'fm1',
    'mandrill',
    'mailjet',
    'brevo1',
    'zoho',
    'protonmail',
    'resend',
    'scph0316',
  ],
] as const

export type Dns = {
  /** Records of the domain of an email address. `selector` is the name of its DKIM key, if it is known. */
  senderRecords(email: string, selector: string | null): Promise<SenderRecords>
  /** Whether a domain has an address. */
  addressOf(domain: string): Promise<Found>
}

/** Looks up records at a DNS server, `host:port`, by default the machine's own. */
export function dns(server: string | null): Dns {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 1 })
  if (server !== null) resolver.setServers([server])

  const find = async (work: () => Promise<string | null>): Promise<Found> => {
    try {
      return await work()
    } catch (failure) {
      return NONE.includes(Object(failure).code) ? null : 'unreachable'
    }
  }
  const text = (name: string, version: RegExp): Promise<Found> =>
    find(async () => {
      const records = await resolver.resolveTxt(name)
      return records.map((parts) => parts.join('')).find((one) => version.test(one)) ?? null
    })
  const key = (selector: string, domain: string): Promise<Found> =>
    text(`${selector}._domainkey.${domain}`, /\bp=[^;\s]/i)
  const anyKey = async (domain: string): Promise<Found> => {
    const found = await Promise.all(SELECTORS.map((selector) => key(selector, domain)))
    const there = found.find((one) => one !== null && one !== 'unreachable')
    return there ?? (found.includes(null) ? null : 'unreachable')
  }

  return {
    async senderRecords(email, selector) {
      const domain = email.slice(email.lastIndexOf('@') + 1)
      const [spf, dkim, dmarc] = await Promise.all([
        text(domain, /^v=spf1\b/i),
        selector === null ? anyKey(domain) : key(selector, domain),
        text(`_dmarc.${domain}`, /^v=DMARC1\b/i),
      ])
      return { spf, dkim, dmarc }
    },
    addressOf: async (domain) => {
      const [four, six] = await Promise.all([
        find(async () => (await resolver.resolve4(domain)).join(', ') || null),
        find(async () => (await resolver.resolve6(domain)).join(', ') || null),
      ])
      if (four !== null && four !== 'unreachable') return four
      return six !== null && six !== 'unreachable' ? six : four
    },
  }
}
