import { type Browser, expect, type Page, test } from '@playwright/test'
import { collectErrors, expectAccessible } from './page-checks.ts'

const NAME = 'Vonk & vuur'

/** Who is told that a colleague was first, is refused; and axe looks into the frame of a preview, which runs nothing. */
const REFUSED = /\/api\/desk\/|\/desk\/preview\//

async function atSite(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'nl-NL' })
  const page = await context.newPage()
  await page.goto('/desk/sites/vonk')
  await page.getByRole('button', { name: 'Rondkijken als medewerker' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vonk')
  return page
}

const bar = (page: Page) => page.getByRole('region', { name: 'Stand van deze site' })
const openGroup = (page: Page, name: string) => page.getByText(name, { exact: true }).click()
const nameOf = (page: Page) => page.getByLabel('Naam', { exact: true })

async function answer(page: Page, said: readonly string[], yes: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  for (const line of said) await expect(question.getByText(line)).toBeVisible()
  await question.getByRole('button', { name: yes }).click()
  await expect(question).toBeHidden()
}

/** Two operators change a site, see it, publish it, and bring an earlier one back. */
export async function changeSite(browser: Browser, origin: string): Promise<void> {
  const [mia, leo] = [await atSite(browser, origin), await atSite(browser, origin)]
  const visitor = await (await browser.newContext({ baseURL: origin, locale: 'nl-NL' })).newPage()
  const errors = collectErrors(mia, REFUSED)
  try {
    await test.step('what is typed survives a reload, and a fault is told at its field', async () => {
      await openGroup(mia, 'Naam, talen en contact')
      await nameOf(mia).fill(NAME)
      await openGroup(mia, 'Uiterlijk')
      await mia.getByLabel('Accentkleur').fill('#ffee88')
      await expect(mia.getByText(/^Het contrast is 1,\d : 1/)).toBeVisible()
      await openGroup(mia, 'Prijzen en betalen')
      const bundles = mia.getByLabel('Bundels credits')
      await bundles.fill((await bundles.inputValue()).replace('19.99 EUR', '0 EUR'))
      await mia.reload()
      await expect(bar(mia)).toContainText('Nog niet opgeslagen')
      await bar(mia).getByRole('button', { name: 'Publiceren' }).click()
      await expect(mia.getByText('Regel 1: Een prijs is meer dan 0.')).toBeVisible()
      await bundles.fill((await bundles.inputValue()).replace('0.00 EUR', '17.50 EUR'))
    })

    await test.step('the draft is seen before it counts', async () => {
      await bar(mia).getByRole('button', { name: 'Concept opslaan' }).click()
      await expect(bar(mia)).toContainText('Opgeslagen, niet gepubliceerd')
      const shown = mia.frameLocator('iframe')
      await expect(shown.getByText(NAME).first()).toBeAttached()
      await visitor.goto('/')
      await expect(visitor.getByText(NAME)).toHaveCount(0)
      await expectAccessible(mia)
    })

    await test.step('it is published with what changes named, and served at once', async () => {
      await bar(mia).getByRole('button', { name: 'Publiceren' }).click()
      const changes = ['Nu: Vonk', `Nieuw: ${NAME}`, 'Nieuw: #ffee88', 'Erbij: 25 17.50 EUR']
      await answer(mia, changes, 'Publiceren')
      await expect(bar(mia)).toContainText('Zoals gepubliceerd')
      await visitor.reload()
      await expect(visitor.getByText(NAME).first()).toBeVisible()
    })

    await test.step('a colleague who changed the one before is told, and loses nothing', async () => {
      await openGroup(leo, 'Naam, talen en contact')
      await nameOf(leo).fill('Vonk van Leo')
      await bar(leo).getByRole('button', { name: 'Concept opslaan' }).click()
      await expect(
        leo.getByText(/^Demo-operator heeft deze site intussen gepubliceerd/),
      ).toBeVisible()
      await expect(nameOf(leo)).toHaveValue('Vonk van Leo')
      await leo.getByRole('button', { name: 'Verder met dat van mij' }).click()
      await bar(leo).getByRole('button', { name: 'Publiceren' }).click()
      await answer(leo, [`Nu: ${NAME}`, 'Nieuw: Vonk van Leo'], 'Publiceren')
    })

    await test.step('an earlier publication is brought back', async () => {
      await leo.getByRole('button', { name: 'Versie 1 terughalen' }).click()
      await answer(leo, [`Nieuw: ${NAME}`], 'Terughalen')
      await expect(leo.getByText('Versie 3, opnieuw 1')).toBeVisible()
      await visitor.reload()
      await expect(visitor.getByText(NAME).first()).toBeVisible()
    })
    expect(errors).toEqual([])
  } finally {
    for (const page of [mia, leo, visitor]) await page.context().close()
  }
}
