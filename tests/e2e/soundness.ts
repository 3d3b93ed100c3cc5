import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** An answer that is no fault, which a browser notes all the same: a page that is missing. */
const EXPECTED = /\/no\/such\/page$/

/** Notes whatever a page's script, its policy or its requests should not have done. */
export function watch(page: Page, expected: RegExp = EXPECTED): readonly string[] {
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('console', (said) => {
    // What a policy stopped is told here too.
    if (said.type() !== 'error' || expected.test(said.location().url)) return
    wrong.push(`${said.text()} ${said.location().url}`)
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') wrong.push(request.url())
  })
  return wrong
}

/**
 * What a page that the server rendered owes everybody: nothing that axe finds wrong, and nothing beside the screen.
 * Forced colours are the system's, which axe mistakes for the page's own: without contrast it finds there what it finds here.
 */
export async function expectSound(page: Page): Promise<void> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).setLegacyMode().analyze()
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
  const beside = () =>
    page.evaluate(() => {
      const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {}
      return scrollWidth - clientWidth
    })
  // What is drawn by the size of its window is drawn anew a moment after that changed.
  await expect.poll(beside, `what does not fit on ${page.url()}`).toBe(0)
}

/** Letters twice as large, on the narrowest screen there is; then what a desktop's window is at 400 %. */
export async function expectReadableWhenLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const letters = (size: string) =>
    page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)
  await letters('200%')
  await expectFitting(page)
  await letters('')
  await page.setViewportSize({ width: 320, height: 256 })
  await expectFitting(page)
}

/** What is pressed, chosen or filled in. */
const CONTROL =
  /^\s*- '?(?:button|checkbox|combobox|link|listbox|menuitem\w*|option|radio|searchbox|slider|spinbutton|switch|tab|textbox)\b(?! ")/

/** Every control is called something by a reader of screens, as the browser computes its name. */
export async function expectNamed(page: Page): Promise<void> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  const unnamed = lines.filter((line) => CONTROL.test(line))
  expect(unnamed, `controls without a name on ${page.url()}`).toEqual([])
}

/** The longest that anything takes to come to rest: what moves for longer is a clock, or never rests. */
const LONGEST = 5000

/** Waits until what moves has come to rest: colours are those of a page at rest. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate((longest) => {
    const moving = document.getAnimations().filter((one) => {
      const end = Number(one.effect?.getComputedTiming().endTime)
      return one.playState === 'running' && one.timeline === document.timeline && end <= longest
    })
    return Promise.allSettled(moving.map(({ finished }) => finished))
  }, LONGEST)

/** The least that WCAG 2.2 lets one be asked to hit (2.5.8). */
const LEAST_TARGET = 24

/** Whether something is large enough, and only half of it has been scrolled into view. */
async function isOnlyCut(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox()
  return box !== null && Math.min(box.width, box.height) >= LEAST_TARGET
}
