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

for (const [screen, viewport] of screens('phone')) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('Back closes the filters and stays; Forward and a reload do not reopen them', async ({
      page,
      member: _,
    }) => {
      await openFrom(page, '/likes', 'Zoeken', /\/members$/)
      await openFilters(page)
      await page.goBack()
      await expect(sheet(page)).toBeHidden()
      await expect(page).toHaveURL(/\/members$/)
      await expect(filters(page)).toBeFocused()
      await page.goForward()
      await expect(filters(page)).toBeVisible()
      await expect(sheet(page)).toBeHidden()
      await page.reload()
      await expect(filters(page)).toBeVisible()
      await expect(sheet(page)).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(/\/likes$/)
    })

    test('Back closes the filters on a page just loaded, and then leaves it', async ({
      page,
      member: _,
    }) => {
      await openHydrated(page, '/likes')
      await openHydrated(page, '/members')
      for (let times = 0; times < 2; times += 1) {
        await openFilters(page)
        await page.goBack()
        await expect(sheet(page)).toBeHidden()
        await expect(page).toHaveURL(/\/members$/)
        await expect(filters(page)).toBeFocused()
      }
      await openFilters(page)
      await sheet(page).getByRole('button', { name: 'Sluiten' }).click()
      await expect(sheet(page)).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(/\/likes$/)
    })

    test('filters closed by their button leave nothing that Back has to pass', async ({
      page,
      member: _,
    }) => {
      await openFrom(page, '/likes', 'Zoeken', /\/members$/)
      const length = await page.evaluate(() => history.length)
      for (let times = 0; times < 3; times += 1) {
        await openFilters(page)
        await sheet(page).getByRole('button', { name: 'Sluiten' }).click()
        await expect(sheet(page)).toBeHidden()
      }
      expect(await page.evaluate(() => history.length)).toBe(length)
      await page.goBack()
      await expect(page).toHaveURL(/\/likes$/)
    })

    test('filters applied from the sheet stay, one step away from the page before', async ({
      page,
      member: _,
    }) => {
      await openFrom(page, '/likes', 'Zoeken', /\/members$/)
      await openFilters(page)
      await sheet(page).getByRole('switch', { name: 'Nu online' }).click()
      await sheet(page).getByRole('button', { name: /^Toon/ }).click()
      await expect(page).toHaveURL(/members\?/)
      await expect(page.getByRole('button', { name: /^Nu online/, pressed: true })).toBeVisible()
      await expect(sheet(page)).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(/\/likes$/)
    })

    test('filters applied on a page just loaded are one step away from the page before, too', async ({
      page,
      member: _,
    }) => {
      await openHydrated(page, '/likes')
      await openHydrated(page, '/members')
      for (const filter of ['Nu online', 'Met foto']) {
        await openFilters(page)
        await sheet(page).getByRole('switch', { name: filter }).click()
        await sheet(page).getByRole('button', { name: /^Toon/ }).click()
        await expect(sheet(page)).toBeHidden()
        await expect(
          page.getByRole('button', { name: new RegExp(`^${filter}`), pressed: true }),
        ).toBeVisible()
      }
      const filtered = page.url()
      await openFilters(page)
      await page.goBack()
      await expect(sheet(page)).toBeHidden()
      await expect(page).toHaveURL(filtered)
      await page.goBack()
      await expect(page).toHaveURL(/\/likes$/)
    })

    test('Back in the dialog for leaving goes to its first question, then closes it', async ({
      page,
      member: _,
    }) => {
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

    test('a page left with open filters is found again without them', async ({
      page,
      member: _,
    }) => {
      await openHydrated(page, '/members')
      await openFilters(page)
      await page.goto('/likes')
      await page.goBack()
      await expect(filters(page)).toBeVisible()
      await expect(page.locator('[data-early]')).toHaveCount(0)
      await expect(sheet(page)).toBeHidden()
    })

    test('in a chat, Back closes the menu, the gifts and a question one by one', async ({
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
    })

    test('Back closes an enlarged photo, and not the profile', async ({ page, member: _ }) => {
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
