import { type APIRequestContext, expect, test } from '@playwright/test'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { mailTo } from './mailbox.ts'
import { createMember, demoMen, hydrated } from './members.ts'
import { collectErrors, expectAccessible } from './page-checks.ts'

/** A colleague at the desk finds that it cannot be told what happened. */
async function decideUnclear(desk: APIRequestContext, origin: string, number: string) {
  const headers = { origin }
  await desk.post('/api/desk/session', { headers, data: DESK_GUEST })
  const { reports } = await (await desk.get('/api/desk/reports')).json()
  const report = reports.find((one: { number: string }) => one.number === number)
  const data = { outcome: 'no-action', grounds: 'unclear' }
  const decided = await desk.post(`/api/desk/reports/${report?.id}/decision`, { headers, data })
  expect(decided.status()).toBe(200)
}

test('a member reports somebody, gets a receipt, and reads the decision by link and mail', async ({
  browser,
  page,
  playwright,
}) => {
  const errors = collectErrors(page)
  const { email } = await createMember(page.request)
  const [man] = await demoMen(page.request)
  const name = man?.name ?? ''

  const number = await test.step('the report and its receipt', async () => {
    await page.goto(`/members/${man?.id}`)
    await hydrated(page)
    await page.getByRole('button', { name: `${name} melden` }).click()
    await page.getByRole('radio', { name: 'Vraagt om geld of gegevens' }).check()
    await page.getByRole('button', { name: 'Melding versturen' }).click()
    const receipt = page.getByRole('dialog', { name: 'Je melding is binnen' })
    const text = (await receipt.textContent()) ?? ''
    await expectAccessible(page)
    await receipt.getByRole('link', { name: 'Bekijk je melding' }).click()
    const found = /\d{6}-[0-9A-Z]{6}/.exec(text)?.[0] ?? 'none'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Melding ${found}`)
    await expect(page.getByText('Ontvangen, nog niet bekeken')).toBeVisible()
    await expectAccessible(page)
    return found
  })

  const mail = await mailTo(page.request, email, number)
  expect(mail).not.toContain(name)
  const link = /href="https?:\/\/[^/"]+(\/reports\/[^"?]+)/.exec(mail)?.[1] ?? 'none'
  expect(new URL(page.url()).pathname).toBe(link)
  expect(errors).toEqual([])

  const { origin } = new URL(page.url())
  const desk = await playwright.request.newContext({ baseURL: origin })
  await decideUnclear(desk, origin, number)
  await desk.dispose()

  await test.step('the decision, without a login', async () => {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(link)
    await hydrated(visitor)
    await expect(visitor.getByText('Geen maatregel')).toBeVisible()
    await expect(visitor.getByText('We konden niet vaststellen wat er is gebeurd.')).toBeVisible()
    await visitor.getByRole('link', { name: 'Bezwaar maken' }).click()
    await expect(visitor.getByLabel('Waar gaat het over?')).toHaveValue('decision')
    await expect(visitor.getByLabel(/Om welk profiel/)).toHaveValue(number)
    await expectAccessible(visitor)
  })
  const decision = await mailTo(page.request, email, 'Ons besluit')
  expect(decision).toContain('Een mens heeft dit besloten, geen software.')
  expect(decision).toContain(`about=${number}`)
  await page.goto('/notifications/blocks')
  await expect(page.getByRole('link', { name: new RegExp(`${number} · Besloten`) })).toBeVisible()
})
