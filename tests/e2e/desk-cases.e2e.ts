import { type Browser, expect, type Page, test } from '@playwright/test'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { newId } from '#app/shared/new-id.ts'
import { mailTo } from './mailbox.ts'
import { createMember, hydrated, type NewMember, newSession } from './members.ts'
import { collectErrors, expectAccessible } from './page-checks.ts'

const FACTS = 'Je vroeg op 26 november een ander lid om 500 euro.'

/** The operator's browser, at the reports. */
async function openDesk(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/desk/reports')
  await page.getByLabel('E-mail').fill(DESK_GUEST.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(DESK_GUEST.password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meldingen')
  return page
}

/** What a login says. */
async function loginOf(page: Page, { email, password }: NewMember) {
  const answer = await page.request.post('/api/user.php', { data: { email, password } })
  return { status: answer.status(), body: await answer.json() }
}

test('an operator bans a reported member, who hears why, and lifts the ban', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const [mine, theirs] = [
    await newSession(playwright, baseURL),
    await newSession(playwright, baseURL),
  ]
  const [ann, bob] = [await createMember(mine), await createMember(theirs)]
  const reported = await mine.post('/api/reports', {
    data: { id: newId(), profile_id: bob.id, reason: 'asks-money', note: 'Hij wil 500 euro.' },
  })
  const { number, reference } = await reported.json()
  const desk = await openDesk(browser)
  const errors = collectErrors(desk)

  await test.step('the report waits, with its evidence', async () => {
    const row = desk.getByRole('row', { name: number })
    await expectAccessible(desk)
    await row.getByRole('link', { name: 'Vraagt om geld of gegevens' }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Melding ${number}`)
    await expect(desk.getByText('Hij wil 500 euro.')).toBeVisible()
    await desk.getByRole('button', { name: 'In behandeling nemen' }).click()
    await expect(desk.getByText(/Demo-operator behandelt dit sinds/)).toBeVisible()
  })

  await test.step('its reporter sees that somebody looks at it', async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`/reports/${reference}`)
    await hydrated(page)
    await expect(page.getByText('Iemand kijkt ernaar')).toBeVisible()
  })

  await test.step('what is typed survives a reload; a ban is asked once', async () => {
    await desk.getByRole('radio', { name: /^Blokkeren/ }).check()
    await desk.getByLabel('Huisregel').selectOption('money')
    await desk.getByLabel('Wat is er gebeurd?').fill(FACTS)
    await desk.reload()
    await expect(desk.getByLabel('Wat is er gebeurd?')).toHaveValue(FACTS)
    await expect(desk.getByText(`Aan het lid: ${bob.name}`)).toBeVisible()
    await expectAccessible(desk)
    await desk.getByRole('button', { name: 'Blokkeren', exact: true }).click()
    const question = desk.getByRole('alertdialog', { name: `${bob.name} blokkeren?` })
    await question.getByRole('button', { name: 'Blokkeren' }).click()
    await expect(desk.getByText(/, door Demo-operator/)).toBeVisible()
    await expect(desk.getByText(FACTS)).toBeVisible()
  })

  await test.step('the banned member is out, and hears the facts', async () => {
    expect((await theirs.get('/api/orders')).status()).toBe(403)
    const page = await (await browser.newContext()).newPage()
    const { status, body } = await loginOf(page, bob)
    expect([status, body]).toMatchObject([403, { code: 'account.banned', rule: 'money' }])
    const mail = await mailTo(page.request, bob.email, 'is geblokkeerd')
    expect(mail).toContain(FACTS)
    expect(mail).toContain('Om geld vragen')
    expect(mail).not.toContain(ann.name)
  })

  await test.step('the reporter’s page has the outcome, without the facts', async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`/reports/${reference}`)
    await hydrated(page)
    await expect(page.getByText('Het gemelde account is geblokkeerd')).toBeVisible()
    await expect(page.getByText(FACTS)).toHaveCount(0)
    expect(await mailTo(page.request, ann.email, 'Ons besluit')).not.toContain(FACTS)
  })

  await test.step('the ban is lifted on the member’s page', async () => {
    await desk.getByRole('link', { name: bob.name }).first().click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(bob.name)
    await desk.getByRole('radio', { name: /^Blokkering opheffen/ }).check()
    await desk.getByLabel('Wat is er gebeurd?').fill('We hadden je met iemand verward.')
    await expectAccessible(desk)
    await desk.getByRole('button', { name: 'Blokkering opheffen', exact: true }).click()
    await expect(desk.getByText(`De blokkering van ${bob.name} is opgeheven.`)).toBeVisible()
    expect((await loginOf(desk, bob)).status).toBe(200)
  })

  await test.step('members are found by their address, which is in no URL', async () => {
    await desk.getByRole('link', { name: 'Leden', exact: true }).click()
    await desk.getByRole('searchbox', { name: 'Lid of nummer zoeken' }).fill(bob.email)
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('table').getByRole('link', { name: bob.name })).toBeVisible()
    expect(new URL(desk.url()).pathname + new URL(desk.url()).search).toBe('/desk/members')
  })
  expect(errors).toEqual([])
})
