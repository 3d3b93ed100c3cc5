import { expect, type Locator, type Page } from '@playwright/test'

/** The most tab stops to a target before a page counts as not usable by keyboard. */
const MAX_STOPS = 60

/** How many tab stops are checked on a page. */
const STOPS = 12

/** Presses Tab until the target has the focus; returns how often. */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return stop
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way by keyboard to ${target}`)
}

/** Focuses the target by keyboard and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Focuses the target by keyboard and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Whether the focused element, a parent or a child of it has a visible outline. */
const focusOutline = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    // Focus set by script, for example on a headline, is not a tab stop.
    if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return 'nothing'
    const withParents = (from: Element | null, levels: number): readonly Element[] =>
      from && levels > 0 ? [from, ...withParents(from.parentElement, levels - 1)] : []
    for (const box of [...withParents(focused, 7), ...focused.children]) {
      // A link that covers a whole row or card draws its outline on a pseudo-element.
      for (const part of [null, '::after']) {
        const { outlineStyle, outlineWidth } = getComputedStyle(box, part)
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return 'seen'
      }
    }
    return focused.outerHTML.slice(0, 120)
  })

/** Expects a visible focus outline at each of the first tab stops. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const withoutOutline: string[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    const outline = await focusOutline(page)
    if (outline !== 'seen' && outline !== 'nothing') withoutOutline.push(outline)
  }
  expect(withoutOutline, page.url()).toEqual([])
}
