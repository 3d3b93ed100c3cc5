import type { Browser } from 'playwright'
import type { Viewer } from './audit.ts'

/** Transferred script bytes of a page. */
export type Scripts = { readonly beforeLoad: number; readonly inAll: number }

/** Opens a page, waits until it is idle, and measures its scripts. */
export async function measureScripts(
  browser: Browser,
  url: string,
  { language, cookies }: Viewer,
): Promise<Scripts> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: language,
  })
  await context.addCookies([...(cookies ?? [])].map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const scripts = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0
    return performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry instanceof PerformanceResourceTiming && /\.js($|\?)/.test(entry.name),
      )
      .map((entry) => ({
        bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
        before: entry.startTime < loaded,
      }))
  })
  await context.close()
  const sum = (of: typeof scripts) => of.reduce((total, { bytes }) => total + bytes, 0)
  return { beforeLoad: sum(scripts.filter(({ before }) => before)), inAll: sum(scripts) }
}
