import { expect, type Locator, type Page } from '@playwright/test'

/** How far one may have to go before a page is no longer usable by keyboard. */
const MOST_STOPS = 60

/** How many stops of the tab key are looked at on a page. */
const STOPS = 12

/** Goes from stop to stop until one is at what is looked for, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way by keyboard to ${target}`)
}

/** Goes there and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Goes there and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Whether what has the focus, the box that stands for it, or its face has an outline to be seen. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    // What was focused by the page itself, such as a headline, is no stop.
    if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return 'nothing'
    const outwards = (from: Element | null, levels: number): readonly Element[] =>
      from && levels > 0 ? [from, ...outwards(from.parentElement, levels - 1)] : []
    for (const box of [...outwards(focused, 4), ...focused.children]) {
      // A link over a whole line or card draws its ring on what covers that.
      for (const part of [null, '::after']) {
        const { outlineStyle, outlineWidth } = getComputedStyle(box, part)
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return 'seen'
      }
    }
    return focused.outerHTML.slice(0, 120)
  })

/** Goes a few stops into a page, each of which shows that it has the focus. */
export async function expectFocusToBeSeen(page: Page): Promise<void> {
  const unseen: string[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    const seen = await focusIsSeen(page)
    if (seen !== 'seen' && seen !== 'nothing') unseen.push(seen)
  }
  expect(unseen, page.url()).toEqual([])
}
