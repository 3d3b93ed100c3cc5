import { expect, type Page } from '@playwright/test'
import { createMember, demoMen, openHydrated, PROFILE_LINK, test } from './members.ts'
import { screens } from './screens.ts'

const sheet = (page: Page) => page.getByRole('dialog')
const filters = (page: Page) => page.getByRole('button', { name: 'Filters' })

/** From one page to another in the app, since Back to another document cannot be held back. */
async function openFrom(page: Page, from: string, link: string, to: RegExp): Promise<void> {
  await openHydrated(page, from)
  await page.getByRole('link', { name: link }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(to)
}

async function openFilters(page: Page): Promise<void> {
  await filters(page).click()
  await expect(sheet(page)).toBeVisible()
}

async function expectBackCloses(page: Page): Promise<void> {
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(/\/members$/)
  await expect(filters(page)).toBeFocused()
}

/** Applies one more filter, which is pressed afterwards. */
async function apply(page: Page, filter: string): Promise<void> {
  await openFilters(page)
  await sheet(page).getByRole('switch', { name: filter }).click()
  await sheet(page).getByRole('button', { name: /^Toon/ }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(
    page.getByRole('button', { name: new RegExp(`^${filter}`), pressed: true }),
  ).toBeVisible()
}

for (const [screen, viewport] of screens('phone')) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('Back closes the filters and stays; Forward and a reload do not reopen them', async ({
      page,
      member: _,
    }) => {
      await test.step('filters closed by their button leave nothing that Back has to pass', async () => {
        await openFrom(page, '/likes', 'Zoeken', /\/members$/)
        const length = await page.evaluate(() => history.length)
        for (let times = 0; times < 3; times += 1) {
          await openFilters(page)
          await sheet(page).getByRole('button', { name: 'Sluiten' }).click()
          await expect(sheet(page)).toBeHidden()
        }
        expect(await page.evaluate(() => history.length)).toBe(length)
      })

      await test.step('Back closes them and stays, Forward does not reopen them', async () => {
        await openFilters(page)
        await expectBackCloses(page)
        await page.goForward()
        await expect(filters(page)).toBeVisible()
        await expect(sheet(page)).toBeHidden()
      })

      await test.step('neither does a reload, after which Back closes them too, and then leaves', async () => {
        await page.reload()
        await expect(filters(page)).toBeVisible()
        await expect(sheet(page)).toBeHidden()
        for (let times = 0; times < 2; times += 1) {
          await openFilters(page)
          await expectBackCloses(page)
        }
        await openFilters(page)
        await sheet(page).getByRole('button', { name: 'Sluiten' }).click()
        await expect(sheet(page)).toBeHidden()
        await page.goBack()
        await expect(page).toHaveURL(/\/likes$/)
      })

      await test.step('filters that are applied stay, one step away from the page before', async () => {
        await page.getByRole('link', { name: 'Zoeken' }).filter({ visible: true }).first().click()
        await expect(page).toHaveURL(/\/members$/)
        await apply(page, 'Nu online')
        await expect(page).toHaveURL(/members\?/)
        await page.goBack()
        await expect(page).toHaveURL(/\/likes$/)
      })

      await test.step('on a page just loaded too', async () => {
        await openHydrated(page, '/members')
        await apply(page, 'Nu online')
        await apply(page, 'Met foto')
        const filtered = page.url()
        await openFilters(page)
        await page.goBack()
        await expect(sheet(page)).toBeHidden()
        await expect(page).toHaveURL(filtered)
        await page.goBack()
        await expect(page).toHaveURL(/\/likes$/)
      })

      await test.step('a page left with open filters is found again without them', async () => {
        await openHydrated(page, '/members')
        await openFilters(page)
        await page.goto('/notifications/leave')
        await page.goBack()
        await expect(filters(page)).toBeVisible()
        await expect(page.locator('[data-early]')).toHaveCount(0)
        await expect(sheet(page)).toBeHidden()
      })

      await test.step('Back in the dialog for leaving goes to its first question, then closes it', async () => {
        await openHydrated(page, '/notifications/leave')
        await page.getByRole('button', { name: 'Account verwijderen' }).click()
        const asking = sheet(page).getByRole('radio').first()
        for (let times = 0; times < 2; times += 1) {
          await sheet(page).getByRole('button', { name: 'Verder' }).click()
          await expect(asking).toBeHidden()
          await expect(sheet(page)).toBeVisible()
          await page.goBack()
          await expect(asking).toBeVisible()
        }
        await page.goBack()
        await expect(sheet(page)).toBeHidden()
        await expect(page).toHaveURL(/\/notifications\/leave$/)
      })
    })

    test('in a chat, Back closes the menu, the gifts and a question one by one, and on a profile a photo', async ({
      page,
      member: _,
      browser,
    }) => {
      const context = await browser.newContext()
      const other = await createMember(context.request)
      await context.close()
      await openHydrated(page, `/members/${other.id}/chat`)
      await page.getByLabel(/^Bericht aan/).fill('Dag')
      await page.getByRole('button', { name: /^Verstuur/ }).click()
      await expect(page).toHaveURL(/chats\/[0-9a-f-]{36}$/)
      const chat = page.url()
      await openHydrated(page, '/chats')
      await page.getByRole('link', { name: new RegExp(other.name) }).click()
      await expect(page).toHaveURL(chat)

      await page.getByRole('button', { name: 'Meer over dit gesprek' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('menu')).toBeHidden()
      await expect(page).toHaveURL(chat)

      await page.getByRole('button', { name: /^Cadeau sturen/ }).click()
      await expect(sheet(page)).toBeVisible()
      await page.goBack()
      await expect(sheet(page)).toBeHidden()
      await expect(page).toHaveURL(chat)

      await page.getByRole('button', { name: 'Meer over dit gesprek' }).click()
      await page.getByRole('menuitem', { name: 'Gesprek verwijderen' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expect(page).toHaveURL(chat)

      // A link in an open menu leads on.
      await page.getByRole('button', { name: 'Meer over dit gesprek' }).click()
      await page.getByRole('menuitem', { name: 'Profiel bekijken' }).click()
      await expect(page).toHaveURL(new RegExp(`/members/${other.id}$`))
      await page.goBack()
      await expect(page).toHaveURL(chat)

      // Deleted, it is nothing that Back leads to.
      await page.getByRole('button', { name: 'Meer over dit gesprek' }).click()
      await page.getByRole('menuitem', { name: 'Gesprek verwijderen' }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /erwijder/ })
        .click()
      await expect(page).toHaveURL(/\/chats$/)
      await page.goBack()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expect(page).toHaveURL(/\/chats$/)

      // An enlarged photo closes, and not the profile.
      const [man] = await demoMen(page.request)
      // Of any age.
      await openHydrated(page, '/members?min_age=18')
      await page
        .getByRole('article')
        .filter({ hasText: man?.name ?? '' })
        .getByRole('link', PROFILE_LINK)
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`/members/${man?.id}$`))
      await page
        .getByRole('button', { name: /^Foto 1/ })
        .first()
        .click()
      await expect(sheet(page)).toBeVisible()
      await page.goBack()
      await expect(sheet(page)).toBeHidden()
      await expect(page).toHaveURL(new RegExp(`/members/${man?.id}$`))
      await page.goBack()
      await expect(page).toHaveURL(/\/members\?min_age=18$/)
    })
  })
}
