import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { join, type Newcomer, test } from './members.ts'

const SCRIPTED = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** A picture as a phone would send it, made while the test runs. */
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#c97b63' } })
    .jpeg()
    .toBuffer()

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.goto('/profile')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Foto toevoegen' }).click()
  await (await chosen).setFiles({ name, mimeType, buffer })
}

const photosOf = async (page: Page, { id }: Newcomer): Promise<readonly { url: string }[]> =>
  (await (await page.request.get(`/api/members/${id}`)).json()).photos

test('a photo is seen by others once it was looked at', async ({ page, member, browser }) => {
  const other = await browser.newPage()
  await join(other.request)
  await choose(page, 'ik.jpg', 'image/jpeg', await picture())
  const tile = page.getByRole('img', { name: 'Foto 1 van jou' })
  await expect(tile).toBeVisible()
  await expect(page.getByText('Wordt bekeken. Anderen zien hem daarna.')).toBeVisible()

  const address = (await tile.getAttribute('src')) ?? ''
  expect((await page.request.get(address)).status()).toBe(200)
  expect((await other.request.get(address)).status()).toBe(404)
  expect(await photosOf(other, member)).toEqual([])

  await expect(page.getByText('Je eerste foto')).toBeVisible()
  expect((await other.request.get(address)).status()).toBe(200)
  await other.goto(`/members/${member.id}`)
  await expect(other.getByRole('img', { name: `Foto 1 van ${member.name}` })).toBeVisible()
  await other.close()
})

for (const { what, file } of [
  { what: 'a drawing that could hold a script', file: ['ik.svg', 'image/svg+xml', SCRIPTED] },
  { what: 'a text that calls itself a photo', file: ['ik.jpg', 'image/jpeg', 'geen foto'] },
] as const) {
  test(`${what} is refused in words`, async ({ page, member: _ }) => {
    const [name, mimeType, content] = file
    await choose(page, name, mimeType, Buffer.from(content))
    await expect(page.getByRole('alert')).toContainText('JPEG')
    await expect(page.getByText('0 van 3')).toBeVisible()
  })
}
