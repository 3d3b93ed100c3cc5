import lighthouse from 'lighthouse'

/** Figures of one audit. Times in milliseconds, scores from 0 to 100. */
export type Audit = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** Ids of failed audits. */
  readonly failed: readonly string[]
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The viewer’s language and cookies; `null` without a session. */
export type Viewer = { readonly language: string; readonly cookies: Cookies | null }
export type Cookies = ReadonlyMap<string, string>

/** Errors after which Lighthouse recommends another run: the browser recorded no usable trace. */
const UNRECORDED = /^NO_(NAVSTART|TRACING_STARTED|FCP)$/
const TRIES = 3

/** A Lighthouse audit on a mid-range phone with a slow connection. Cookies are the browser’s own, so that the WebSocket sends them too. */
export async function audit(
  url: string,
  port: number,
  { language }: Pick<Viewer, 'language'>,
  tries = TRIES,
): Promise<Audit> {
  const told = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    extraHeaders: { 'accept-language': language },
    onlyCategories: [...CATEGORIES],
  })
  if (!told) throw new Error(`nothing was told about ${url}`)
  const { categories, audits, runtimeError } = told.lhr
  if (runtimeError && tries > 1 && UNRECORDED.test(runtimeError.code)) {
    return audit(url, port, { language }, tries - 1)
  }
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (name: (typeof CATEGORIES)[number]) =>
    Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed: CATEGORIES.slice(1).flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
        .map(({ id }) => id),
    ),
  }
}

/** First contentful paint of a phone on slow 3G, in milliseconds. */
export async function firstText(
  url: string,
  port: number,
  { language }: Pick<Viewer, 'language'>,
): Promise<number> {
  const told = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    extraHeaders: { 'accept-language': language },
    onlyAudits: ['first-contentful-paint'],
    throttling: { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 4 },
  })
  return told?.lhr.audits['first-contentful-paint']?.numericValue ?? Number.NaN
}
