import type { Dns } from '#adapters/mail/sender-records.ts'
import { loginFault } from '#adapters/mail/smtp-check.ts'
import type { SiteList } from '#core/site/settings.ts'
import { isLoopback } from '../../http/http.ts'
import type { Config } from '../../server/config.ts'
import { senderAdvice } from '../init/sender-advice.ts'
import { fine, type Line, look, wrong } from './line.ts'

/** The mail server's login; nothing is sent. */
export async function checkSmtp({ smtpUrl }: Config): Promise<readonly Line[]> {
  if (smtpUrl === null)
    return [look('mail', 'mails are kept in the folder, and reach nobody', 'set SMTP_URL')]
  const fault = await loginFault(smtpUrl)
  const { host } = new URL(smtpUrl)
  return [
    fault === null
      ? fine('mail', `${host} takes our login`)
      : wrong('mail', `${host}: ${fault}`, 'see SMTP_URL'),
  ]
}

/** Domains of the sites, and records of their senders. DNS that is not reached is no fault of the install. */
export async function checkDns(
  sites: SiteList,
  { dns, dkim }: { readonly dns: Dns; readonly dkim: string | null },
): Promise<readonly Line[]> {
  const [first] = sites
  const senders = new Set(
    sites.map(({ settings }) => settings.mailSender || first.settings.supportEmail),
  )
  const domains = sites
    .map(({ settings }) => settings.domain)
    .filter((domain) => !isLoopback(domain))
  const addresses = domains.map(async (domain): Promise<Line> => {
    const found = await dns.addressOf(domain)
    const about = `address of ${domain}`
    if (found === 'unreachable') return notReached(about)
    return found === null
      ? wrong(about, 'DNS has none', 'publish a record A, and AAAA if you have IPv6')
      : fine(about, found)
  })
  const records = [...senders].map(async (email): Promise<readonly Line[]> => {
    const found = await dns.senderRecords(email, dkim)
    return senderAdvice(email, found, dkim).map(({ name, state, says, todo }) => {
      const about = `${name} of ${email}`
      if (state === 'unreachable') return notReached(about)
      return todo === null ? fine(about, says) : look(about, says, todo)
    })
  })
  return [...(await Promise.all(addresses)), ...(await Promise.all(records)).flat()]
}

const notReached = (about: string): Line =>
  look(about, 'DNS is not reachable from here', 'look again where it is, or name a server by --dns')
