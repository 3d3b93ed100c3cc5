import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** Answers that are no fault, which a browser notes all the same: who am I, for a visitor; no discount now; a page that is missing. */
const EXPECTED = /\/api\/(user|discountcode)\.php|\/no\/such\/page$/

/** Notes whatever a page's script, its policy or its requests should not have done. */
export function watch(page: Page): readonly string[] {
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('console', (said) => {
    const expected = EXPECTED.test(said.location().url)
    // What a policy stopped is told here too.
    if (said.type() === 'error' && !expected) wrong.push(`${said.text()} ${said.location().url}`)
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') wrong.push(request.url())
  })
  return wrong
}

/**
 * What a page that the server rendered owes everybody: nothing that axe finds wrong, and nothing beside the screen.
 * Forced colours are the system's, which axe mistakes for the page's own: it took black on white for too pale.
 */
export async function expectSound(page: Page, { forced = false } = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(WCAG).setLegacyMode()
  if (forced) axe.disableRules(['color-contrast'])
  const { violations } = await axe.analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      const small = id === 'target-size'
      if (!(small && (await isOnlyCut(page, String(target))))) found.push(`${id}: ${html}`)
    }
  }
  expect(found, page.url()).toEqual([])
  await expectFitting(page)
}

/** Nothing beside the screen. Of what the app draws itself, axe was asked in its stories. */
export async function expectFitting(page: Page): Promise<void> {
  const beside = await page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {}
    return scrollWidth - clientWidth
  })
  expect(beside, `what does not fit on ${page.url()}`).toBe(0)
}

/** The least that WCAG 2.2 lets one be asked to hit (2.5.8). */
const LEAST_TARGET = 24

/** Whether something is large enough, and only half of it has been scrolled into view. */
async function isOnlyCut(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox()
  return box !== null && Math.min(box.width, box.height) >= LEAST_TARGET
}
