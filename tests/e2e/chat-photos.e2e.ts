import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { createMember, openHydrated, test } from './members.ts'
import { collectErrors } from './page-checks.ts'
import { balanceOf } from './paying.ts'
import { devicesOf } from './screens.ts'

/** A photo as a phone would send it, generated in the test. */
const picture = async () => ({
  name: 'zee.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: '#4f7f8f' } })
    .jpeg()
    .toBuffer(),
})

const log = (page: Page) => page.getByRole('log')

/** Opens the sheet and chooses a photo. */
async function choosePhoto(page: Page, name: string) {
  await page.getByRole('button', { name: 'Foto sturen, 2 credits' }).click()
  const sheet = page.getByRole('dialog', { name: `Een foto voor ${name}` })
  const chosen = page.waitForEvent('filechooser')
  await sheet.getByRole('button', { name: 'Kies een foto' }).click()
  await (await chosen).setFiles(await picture())
  return sheet
}

for (const [device, use] of devicesOf('desktop')) {
  test.describe(`on ${device}`, () => {
    test.use(use)

    test('a chat photo is paid, reviewed, and blurred until the recipient opens it', async ({
      page,
      member,
      browser,
    }) => {
      const errors = collectErrors(page)
      const other = await browser.newPage(use)
      const noor = await createMember(other.request)
      const stranger = await browser.newPage()
      await createMember(stranger.request)

      await openHydrated(page, `/members/${noor.id}/chat`)
      await test.step('a photo cannot be the first message', async () => {
        await page.getByRole('button', { name: 'Foto sturen, 2 credits' }).click()
        await expect(page.getByText('Een gesprek begint met woorden.')).toBeVisible()
        await page.getByRole('button', { name: 'Sluiten' }).click()
        await page.getByLabel(`Bericht aan ${noor.name}`).fill('Kijk, de zee!')
        await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
        await expect(log(page).getByText('Verstuurd')).toBeVisible()
      })

      await test.step('confirm, and pay when it is sent', async () => {
        const sheet = await choosePhoto(page, noor.name)
        await expect(sheet.getByText('Weet je het zeker?')).toBeVisible()
        await expect(sheet.getByRole('button', { name: 'Stuur · 2 credits' })).toBeFocused()
        expect((await balanceOf(page)).credits).toBe(4)
        await sheet.getByRole('button', { name: 'Stuur · 2 credits' }).click()
        await expect(log(page).getByText('Wordt nagekeken.')).toBeVisible()
        await expect.poll(async () => (await balanceOf(page)).credits).toBe(2)
      })
      const sentPhoto = log(page).getByRole('region', { name: 'Je foto' }).locator('img')
      const address = (await sentPhoto.getAttribute('src')) ?? ''
      expect((await page.request.get(address)).headers()['cache-control']).toBe('private, no-store')

      await test.step('the recipient sees a blurred photo and opens it', async () => {
        await openHydrated(other, `/members/${member.id}/chat`)
        const open = log(other).getByRole('button', { name: 'Foto openen' })
        await expect(open).toBeVisible()
        expect((await other.request.get(address)).status()).toBe(404)
        await open.click()
        await log(other).getByRole('button', { name: 'Foto groot bekijken' }).click()
        const large = other.getByRole('dialog', { name: `Foto van ${member.name}` })
        await expect(large.getByRole('img')).toBeVisible()
        expect((await other.request.get(address)).status()).toBe(200)
      })

      await expect(log(page).getByText('Wordt nagekeken.')).toBeHidden()
      expect((await stranger.request.get(address)).status()).toBe(404)
      expect((await browser.newPage().then((v) => v.request.get(address))).status()).toBe(403)
      await page.getByRole('button', { name: /^2 credits/ }).click()
      await expect(page.getByText(`Foto voor ${noor.name}`)).toBeVisible()
      expect(errors).toEqual([])
    })
  })
}

test('a photo is refunded if its recipient blocks the sender before it is approved', async ({
  page,
  member,
  browser,
}) => {
  const other = await browser.newPage()
  const noor = await createMember(other.request)
  await openHydrated(page, `/members/${noor.id}/chat`)
  await page.getByLabel(`Bericht aan ${noor.name}`).fill('Kijk eens.')
  await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
  await expect(log(page).getByText('Verstuurd')).toBeVisible()
  const sheet = await choosePhoto(page, noor.name)
  await sheet.getByRole('button', { name: 'Stuur · 2 credits' }).click()
  await expect(log(page).getByText('Wordt nagekeken.')).toBeVisible()
  const blocked = await other.request.put(`/api/blocks/${member.id}`, { data: {} })
  expect(blocked.ok()).toBe(true)
  await expect.poll(async () => (await balanceOf(page)).credits).toBe(4)
  await expect(log(page).getByText('Je hebt 2 credits teruggekregen.')).toBeVisible()
})

test('a file that is not an image is refused with a message, and nothing is charged', async ({
  page,
  browser,
}) => {
  const noor = await createMember((await browser.newPage()).request)
  await createMember(page.request)
  await openHydrated(page, `/members/${noor.id}/chat`)
  await page.getByLabel(`Bericht aan ${noor.name}`).fill('Kijk eens.')
  await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
  await expect(log(page).getByText('Verstuurd')).toBeVisible()
  await page.getByRole('button', { name: 'Foto sturen, 2 credits' }).click()
  const sheet = page.getByRole('dialog', { name: `Een foto voor ${noor.name}` })
  const chosen = page.waitForEvent('filechooser')
  await sheet.getByRole('button', { name: 'Kies een foto' }).click()
  const text = { name: 'zee.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('geen foto') }
  await (await chosen).setFiles(text)
  await expect(sheet.getByRole('alert')).toContainText('JPEG')
  await expect(sheet.getByRole('button', { name: 'Stuur · 2 credits' })).toBeHidden()
  expect((await balanceOf(page)).credits).toBe(4)
})
