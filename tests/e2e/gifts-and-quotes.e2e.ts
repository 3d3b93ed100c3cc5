import { expect, type Page } from '@playwright/test'
import { createMember, demoMen, openHydrated, test } from './members.ts'
import { balanceOf } from './paying.ts'
import { devicesOf } from './screens.ts'

const log = (page: Page) => page.getByRole('log')

/** Opens the gift sheet and chooses a gift. */
async function chooseGift(page: Page, name: string, gift: string) {
  await page.getByRole('button', { name: 'Cadeau sturen, vanaf 5 credits' }).click()
  const sheet = page.getByRole('dialog', { name: `Een cadeau voor ${name}` })
  await sheet.getByRole('radio', { name: new RegExp(`^${gift}`) }).check()
  return sheet
}

for (const [device, use] of devicesOf('phone')) {
  test.describe(`on ${device}`, () => {
    test.use(use)

    test('a gift starts a conversation, is charged once and answered', async ({
      page,
      member: _member,
    }) => {
      const [other] = await demoMen(page.request)
      if (!other) throw new Error('the demo world has nobody')
      await openHydrated(page, `/members/${other.id}/chat`)

      const sheet = await chooseGift(page, other.name, 'Kop koffie')
      await sheet.getByRole('textbox').fill('Voor bij het ontbijt.')
      await sheet.getByRole('button', { name: 'Stuur · 5 credits' }).click()
      await expect(log(page).getByText('Cadeau: Kop koffie')).toBeVisible()
      await expect(log(page).getByText('Voor bij het ontbijt.')).toBeVisible()
      await expect.poll(async () => (await balanceOf(page)).credits).toBe(0)
      // Demo members reply by script, and thank for a gift.
      await expect(log(page).getByText('Gelezen')).toBeVisible()

      const second = await chooseGift(page, other.name, 'Roos')
      // What the credits do not reach cannot be sent, and leads to where they are sold.
      await expect(second.getByRole('button', { name: /^Stuur/ })).toHaveCount(0)
      await expect(second.getByRole('link', { name: 'Credits kopen' })).toBeVisible()
      await page.reload()
      await expect(log(page).getByText('Cadeau: Kop koffie')).toBeVisible()
      await expect(log(page).getByText('Cadeau: Roos')).toBeHidden()

      await page.goto('/members')
      await page.getByRole('button', { name: 'Mijn account' }).click()
      await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
      await expect(page.getByRole('alertdialog')).toContainText('Je koos een cadeau')
    })

    test('gifts that cannot be fetched say so without covering the composer', async ({
      page,
      context,
      member: _member,
    }) => {
      const [other] = await demoMen(page.request)
      await openHydrated(page, `/members/${other?.id}/chat`)
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Cadeau sturen, vanaf 5 credits' }).click()
      await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
      await page.getByLabel(/^Bericht aan/).fill('Hoi!')
      for (const name of ['Verstuur · 1 credit', 'Foto sturen, 2 credits']) {
        await page.getByRole('button', { name }).click({ trial: true })
      }
    })

    test('a gift leaves the quote with the text being written', async ({
      page,
      member: _member,
    }) => {
      const [man] = await demoMen(page.request)
      if (!man) throw new Error('the demo world has nobody')
      await openHydrated(page, `/members/${man.id}`)
      await page.getByRole('link', { name: 'Schrijf hierover' }).first().click()
      await page.getByLabel(`Bericht aan ${man.name}`).fill('Daar wil ik alles over weten.')
      const sheet = await chooseGift(page, man.name, 'Kop koffie')
      await sheet.getByRole('button', { name: 'Stuur · 5 credits' }).click()
      await expect(log(page).getByText('Cadeau: Kop koffie')).toBeVisible()
      await expect(log(page).getByRole('blockquote')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Niet citeren' })).toBeVisible()
    })

    test('a line pressed in search is quoted in the message that answers it', async ({
      page,
      member: _member,
    }) => {
      await page.goto('/members')
      const line = page.getByRole('article').nth(1).getByRole('link').first()
      const words = (await line.locator('q').textContent()) ?? ''
      await line.click()
      await expect(page.getByRole('blockquote')).toContainText(words.slice(0, 20))
      await page.getByRole('textbox').fill('Vertel daar eens over.')
      await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
      await expect(log(page).getByRole('blockquote')).toContainText(words.slice(0, 20))
    })

    test('a message can quote a profile photo, and another message', async ({
      page,
      member,
      browser,
    }) => {
      const other = await browser.newPage(use)
      await createMember(other.request)
      const [man] = await demoMen(page.request)
      if (!man) throw new Error('the demo world has nobody')
      await openHydrated(page, `/members/${man.id}`)
      await page.getByRole('link', { name: 'Schrijf hierover' }).first().click()
      const field = page.getByLabel(`Bericht aan ${man.name}`)
      await expect(page.getByRole('button', { name: 'Niet citeren' })).toBeVisible()
      await field.fill('Daar wil ik alles over weten.')
      await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
      await expect(log(page).getByRole('blockquote')).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Niet citeren' })).toBeHidden()
      await page.reload()
      await expect(log(page).getByRole('blockquote')).toHaveCount(1)

      await test.step('a message quotes a message, for both members', async () => {
        await openHydrated(other, `/members/${member.id}/chat`)
        await other.getByLabel(`Bericht aan ${member.name}`).fill('Zwem je ook in de winter?')
        await other.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
        await expect(log(other).getByText('Verstuurd')).toBeVisible()
        await page.goto('/chats')
        await page.getByText('Zwem je ook in de winter?').click()
        await log(page).getByRole('button', { name: 'Antwoord hierop' }).click()
        await page.getByRole('textbox').fill('Ook dan.')
        await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
        const quoted = log(other).getByRole('blockquote')
        await expect(quoted).toContainText('Zwem je ook in de winter?')
        await expect(log(other).getByText('Ook dan.')).toBeVisible()
      })
    })
  })
}
