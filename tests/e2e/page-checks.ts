import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { isFull } from '../share.ts'
import { PHONE } from './screens.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * The rules that only a whole document can break, or parts beside each other: every other rule of these is kept by the
 * stories, for each screen and state in both modes. `check --full` has all here too.
 */
const OF_DOCUMENTS = [
  'aria-hidden-body',
  'aria-hidden-focus',
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'frame-title',
  'frame-title-unique',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'meta-refresh',
  'meta-viewport',
  'scrollable-region-focusable',
  'target-size',
]

/** Expected error responses that the browser logs: a missing page. */
const EXPECTED = /\/no\/such\/page$/

/** Collects script errors, console errors, CSP violations and requests to other hosts. */
export function collectErrors(page: Page, expected: RegExp = EXPECTED): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (entry) => {
    // CSP violations are logged here too.
    if (entry.type() !== 'error' || expected.test(entry.location().url)) return
    errors.push(`${entry.text()} ${entry.location().url}`)
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') errors.push(request.url())
  })
  return errors
}

/** Put into each document once, and describing violations alone: the package for Playwright costs three times as much. */
async function violationsOf(page: Page) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${axe.source};null`)
  }
  return page.evaluate(
    async (runOnly) => {
      const options = { runOnly, preload: false, resultTypes: ['violations' as const] }
      const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, target }) => ({ id, html, target: String(target) })),
      )
    },
    isFull ? WCAG : OF_DOCUMENTS,
  )
}

/**
 * Expects no axe violations and no horizontal overflow. In forced colours axe mistakes the system's colours for the
 * page's own: its contrast rule finds nothing there that it does not find without.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsFinished(page)
  const violationsFound: string[] = []
  for (const { id, html, target } of await violationsOf(page)) {
    const isTargetSize = id === 'target-size'
    if (!(isTargetSize && (await isPartlyScrolledIn(page, target))))
      violationsFound.push(`${id}: ${html}`)
  }
  expect(violationsFound, page.url()).toEqual([])
  await expectNoOverflow(page)
}

/** Expects elements of a hydrated page to have the id that React gives them in a browser. */
export async function expectIdsOfBrowser(page: Page): Promise<void> {
  const different = await page.locator('#app [id]').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const [, props] =
        Object.entries(element).find(([name]) => name.startsWith('__reactProps')) ?? []
      return props && props.id !== element.id ? [`${element.id} is ${props.id}`] : []
    }),
  )
  expect(different, page.url()).toEqual([])
}

/** Expects no horizontal overflow. Client-rendered screens are checked by axe in their stories. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {}
      return scrollWidth - clientWidth
    })
  // Layouts that depend on the window size follow a moment after a resize.
  await expect.poll(overflow, `what does not fit on ${page.url()}`).toBe(0)
}

/** Expects no overflow with text at 200 % on the narrowest screen, and at 400 % zoom on a desktop. */
export async function expectNoOverflowWhenZoomed(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const setTextSize = (size: string) =>
    page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)
  await setTextSize('200%')
  await expectNoOverflow(page)
  await setTextSize('')
  await page.setViewportSize({ width: 320, height: 256 })
  await expectNoOverflow(page)
}

/** Expects half of a low or much enlarged screen to be for what the page is about. */
export async function expectHalfTheHeight(page: Page): Promise<void> {
  for (const [viewport, size] of LOW_SCREENS) {
    await page.setViewportSize(viewport)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, size)
    expect(
      await covered(page),
      `${page.url()} at ${viewport.width} px, ${size}`,
    ).toBeLessThanOrEqual(0.5)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** A phone lying on its side, and one with text twice as large. */
export const LOW_SCREENS = [
  [{ width: 844, height: 390 }, '100%'],
  [PHONE, '200%'],
] as const

/** Roles of controls, in an aria snapshot, without a name. */
const CONTROL =
  /^\s*- '?(?:button|checkbox|combobox|link|listbox|menuitem\w*|option|radio|searchbox|slider|spinbutton|switch|tab|textbox)\b(?! ")/

/** Expects every control to have an accessible name. */
export async function expectNamedControls(page: Page): Promise<void> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  const unnamed = lines.filter((line) => CONTROL.test(line))
  expect(unnamed, `controls without a name on ${page.url()}`).toEqual([])
}

/** The longest finite animation to wait for: longer ones are countdowns or run forever. */
const MAX_DURATION = 5000

/** Waits until animations have finished, so that colours are final. */
export const animationsFinished = (page: Page): Promise<unknown> =>
  page.evaluate((longest) => {
    const running = document.getAnimations().filter((one) => {
      const end = Number(one.effect?.getComputedTiming().endTime)
      return one.playState === 'running' && one.timeline === document.timeline && end <= longest
    })
    return Promise.allSettled(running.map(({ finished }) => finished))
  }, MAX_DURATION)

/** The minimum target size of WCAG 2.2 (2.5.8), in pixels. */
const MIN_TARGET = 24

/** Whether an element is large enough and only partly scrolled into view. */
async function isPartlyScrolledIn(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox()
  return box !== null && Math.min(box.width, box.height) >= MIN_TARGET
}

/** How much of the window's height elements cover that stay where they are while the page scrolls. */
export const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const top = (element: Element) => element.getBoundingClientRect().top
    scrollTo(0, 300)
    const from = scrollY
    const before = [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => [element, top(element)] as const)
    scrollTo(0, 340)
    const scrolled = scrollY - from
    const staying = before
      .filter(([element, was]) => scrolled === 0 || Math.abs(top(element) - was) < scrolled / 2)
      .map(([element]) => element)
    const isCovered = (y: number) =>
      document
        .elementsFromPoint(innerWidth / 2, y)
        .some((hit) => staying.some((element) => element.contains(hit)))
    return Array.from({ length: innerHeight }, (_, y) => y).filter(isCovered).length / innerHeight
  })
