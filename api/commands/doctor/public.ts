import type { HstsTime, SiteList } from '#core/site/settings.ts'
import { isLoopback, withHost } from '../../http/http.ts'
import type { Config } from '../../server/config.ts'
import { fine, type Line, look, wrong } from './line.ts'
import { ask, isOurs } from './process.ts'
import { checkProxy } from './proxy.ts'

/** The site as the world reaches it: the proxy before it, https, and the domains of the other sites. */
export async function checkPublic(
  config: Config,
  sites: SiteList | null,
  runs: boolean,
): Promise<readonly Line[]> {
  const { publicUrl, proxies } = config
  if (publicUrl === null)
    return [look('address', 'links in mails have the domain of the site', 'set PUBLIC_URL')]
  if (proxies === 0 && isLoopback(new URL(publicUrl).hostname))
    return [fine('address', `${publicUrl} is for this machine alone`)]
  const https = httpsLine(publicUrl)
  if (!runs) return [https, ...(proxies > 0 ? await checkProxy({ ...config, publicUrl }) : [])]
  const domains = (sites ?? []).slice(1).map(({ settings }) => settings.domain)
  const others = domains.map((domain) => withHost(publicUrl, domain))
  const answers = await Promise.all([publicUrl, ...others].map(answerLine))
  const first = publicUrl.startsWith('https:') ? await ask(new URL('/health', publicUrl)) : null
  const hsts = sites?.[0].settings.hsts ?? 'year'
  return [
    https,
    ...answers,
    ...(first ? [hstsLine(first.headers, hsts)] : []),
    ...(proxies > 0 ? [upgradeLine(await askUpgrade(publicUrl))] : []),
  ]
}

/** What asks for a WebSocket (RFC 6455). */
const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': btoa('a visitor of it '),
}

const askUpgrade = (publicUrl: string): Promise<number | null> =>
  ask(new URL('/api/events', publicUrl), UPGRADE).then((answer) => answer?.status ?? null)

/** Without a login a WebSocket is forbidden; without its upgrade it is another path, which is not there. */
export function upgradeLine(status: number | null): Line {
  if (status === 403) return fine('WebSocket', 'it is upgraded at /api/events')
  return wrong(
    'WebSocket',
    status === null
      ? 'nothing answers at /api/events'
      : 'it is not upgraded at /api/events: pages do not hear of news by themselves',
    'let the proxy pass Upgrade and Connection, with HTTP/1.1',
  )
}

const httpsLine = (publicUrl: string): Line =>
  publicUrl.startsWith('https:')
    ? fine('https', `links and cookies are for ${publicUrl}`)
    : wrong(
        'https',
        `${publicUrl} sends logins in the clear`,
        'let a proxy end TLS, and set PUBLIC_URL to https://…',
      )

async function answerLine(origin: string): Promise<Line> {
  const about = `domain ${new URL(origin).host}`
  const answer = await ask(new URL('/health', origin))
  if (answer === null)
    return wrong(
      about,
      'it does not answer from here',
      'see its DNS, its certificate and the proxy',
    )
  return (await isOurs(answer))
    ? fine(about, 'it reaches the process')
    : wrong(
        about,
        `something else answers (${answer.status})`,
        'let the proxy pass it to the process',
      )
}

/** With https browsers are told to keep to it, unless the site has it off. */
export function hstsLine(headers: Headers, hsts: HstsTime): Line {
  if (!headers.has('strict-transport-security'))
    return wrong(
      'HSTS',
      'the header does not arrive',
      'let the proxy pass Strict-Transport-Security',
    )
  return hsts === 'off'
    ? look(
        'HSTS',
        'the site has it off: http is tried first',
        'set it at the desk once https works',
      )
    : fine('HSTS', 'browsers keep to https')
}
