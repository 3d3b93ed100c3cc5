import { expect, type Locator, type Page } from '@playwright/test'
import { demoMen, test, WRITE } from './members.ts'

const SHORT = { width: 360, height: 640 } as const
const MIDDLE = { width: 360, height: 740 } as const
/** A desktop of 1280 by 800 at 200 % zoom. */
const ZOOMED = { width: 640, height: 400 } as const

/** Where text is twice as large. */
const LARGE_TEXT = { width: 412, height: 839 } as const

/** The label on every profile of the demo. */
const LABEL = 'Demolid: antwoordt volgens een script'

/** Expects an element to be inside the viewport and not covered. */
async function expectVisibleOnScreen(part: Locator): Promise<void> {
  const isUncovered = () =>
    part.evaluate((element) => {
      const { left, top, bottom, height } = element.getBoundingClientRect()
      const points = [top + 2, top + height / 2, bottom - 2]
      return points.every((y) => {
        const topmost = document.elementFromPoint(left + 4, y)
        return topmost !== null && (element.contains(topmost) || topmost.contains(element))
      })
    })
  await expect.poll(isUncovered, `${part} is in sight`).toBe(true)
}

test('a profile shows name and demo label below the photo without scrolling', async ({
  page,
  member: _,
}) => {
  const [man] = await demoMen(page.request)
  await page.setViewportSize(SHORT)
  await page.goto(`/members/${man?.id}`)
  // The tallest alert above a photo.
  await expect(page.getByRole('region', { name: 'Korting op je eerste bundel' })).toBeVisible()
  for (const size of [SHORT, { width: 360, height: 780 }, { width: 390, height: 844 }])
    await test.step(`at ${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size)
      await expectVisibleOnScreen(page.getByRole('heading', { level: 1 }))
      await expectVisibleOnScreen(page.getByText(LABEL))
      await expectVisibleOnScreen(page.getByRole('link', { name: WRITE }))
    })
})

const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

const topCard = (page: Page) => page.locator('[data-place="front"]')

/** The answers that overlap another or are wider than their place. */
const overlappingAnswers = (page: Page) =>
  page
    .getByRole('group')
    .first()
    .evaluate((deck) => {
      const buttons = [...deck.querySelectorAll(':scope > div > button')]
      const edges = buttons.map((button) => {
        const parts = [button, ...button.children].map((part) => part.getBoundingClientRect())
        return {
          left: Math.min(...parts.map(({ left }) => left)),
          right: Math.max(...parts.map(({ right }) => right)),
          wide: button.scrollWidth > button.clientWidth,
        }
      })
      return edges.filter(({ left, wide }, at) => wide || left < (edges[at - 1]?.right ?? 0))
    })

for (const path of ['/match-finder', '/swipe-game']) {
  test(`${path} shows name and demo label first, with large text too, and answers side by side`, async ({
    page,
    member: _,
  }) => {
    const expectFirst = async () => {
      await expectVisibleOnScreen(topCard(page).getByRole('heading'))
      await expectVisibleOnScreen(topCard(page).getByText(LABEL))
    }
    await page.setViewportSize(SHORT)
    await page.goto(path)
    for (const size of [SHORT, MIDDLE, ZOOMED])
      await test.step(`at ${size.width} by ${size.height}`, async () => {
        await page.setViewportSize(size)
        await expectFirst()
      })
    if (path === '/match-finder')
      await test.step('the answer buttons cover no match reason', async () => {
        await page.setViewportSize(MIDDLE)
        await expectVisibleOnScreen(topCard(page).getByRole('listitem').last())
        await expectVisibleOnScreen(
          page.getByRole('group').getByRole('button', { name: 'Like', exact: true }),
        )
      })
    await test.step('text twice as large', async () => {
      await page.setViewportSize(LARGE_TEXT)
      await doubleText(page)
      await expectFirst()
      expect(await overlappingAnswers(page)).toEqual([])
    })
  })
}

test('a chat keeps field and button in view on small screens', async ({ page, member: _ }) => {
  const [man] = await demoMen(page.request)
  await page.setViewportSize({ width: 863, height: 360 })
  await page.goto(`/members/${man?.id}/chat`)
  const field = page.getByRole('textbox', { name: man?.name ?? '' })
  await field.fill('Hoe was je weekend? '.repeat(20))
  for (const [width, height, doubled] of [
    [863, 360, false],
    [863, 200, false],
    [412, 400, false],
    [320, 568, true],
  ] as const)
    await test.step(`at ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height })
      if (doubled) await doubleText(page)
      await expectVisibleOnScreen(field)
      await expectVisibleOnScreen(page.getByRole('button', { name: /^Verstuur/ }))
    })
})
