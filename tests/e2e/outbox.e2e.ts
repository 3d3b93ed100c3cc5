import { expect, type Page } from '@playwright/test'
import { newId } from '#app/shared/new-id.ts'
import {
  createMember,
  demoMen,
  hydrated,
  type NewMember,
  newSession,
  openHydrated,
  test,
} from './members.ts'
import { balanceOf } from './paying.ts'
import { TOUCH_PHONE } from './screens.ts'

test.use({ serviceWorkers: 'allow' })

const log = (page: Page) => page.getByRole('log')
const MESSAGES = '**/api/conversations/*/messages'

async function openChat(page: Page): Promise<string> {
  const [other] = await demoMen(page.request)
  await page.goto(`/members/${other?.id}/chat`)
  await expect(page.getByRole('textbox', { name: /^Bericht aan/ })).toBeVisible()
  return page.url()
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Bericht aan/ }).fill(text)
  await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
}

/** The member's own messages on the server, in order. */
async function sentMessages(
  page: Page,
  chat: string,
  { id }: NewMember,
): Promise<readonly string[]> {
  const answer = await page.request.get(`/api/conversations/${chat.split('/').at(-1)}/messages`)
  const { messages } = await answer.json()
  return messages
    .filter((message: { from: string }) => message.from === id)
    .map((message: { text: string }) => message.text)
}

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE)

  test('messages written offline are queued, and sent automatically in order', async ({
    page,
    member,
    context,
  }) => {
    const chat = await openChat(page)
    await context.setOffline(true)
    await write(page, 'Zit je ook in de trein?')
    await write(page, 'Hier is geen bereik.')
    await expect(log(page).getByText('Wacht op verbinding')).toHaveCount(2)
    await expect(log(page).getByText('1 credit')).toHaveCount(2)
    await context.setOffline(false)
    await expect(log(page).getByText('Wacht op verbinding')).toHaveCount(0)
    await expect
      .poll(() => sentMessages(page, chat, member))
      .toEqual(['Zit je ook in de trein?', 'Hier is geen bereik.'])
    expect((await balanceOf(page)).credits).toBe(3)
  })
})

test('a message queued in a closed page is sent when any page of the site opens', async ({
  page,
  member,
  context,
}) => {
  const chat = await openChat(page)
  await context.setOffline(true)
  await write(page, 'Tot straks!')
  await expect(log(page).getByText('Wacht op verbinding')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/members')
  await expect.poll(() => sentMessages(next, chat, member)).toEqual(['Tot straks!'])
  await next.goto(chat)
  await expect(log(next)).toContainText('Tot straks!')
  expect((await balanceOf(next)).credits).toBe(4)
})

test('a retry after a lost response charges nobody twice, also with two tabs open', async ({
  page,
  member,
  context,
}) => {
  const chat = await openChat(page)
  const other = await context.newPage()
  await other.goto(chat)
  await hydrated(other)
  let lost = 0
  await page.route(MESSAGES, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await context.setOffline(true)
  await write(page, 'Eén keer is genoeg.')
  await expect(log(other).getByText('Wacht op verbinding')).toBeVisible()
  await context.setOffline(false)
  for (const tab of [page, other]) {
    await expect(log(tab).getByText(/^(Verstuurd|Gelezen)$/)).toBeVisible()
    await expect(log(tab).getByText('Eén keer is genoeg.')).toHaveCount(1)
  }
  expect(await sentMessages(page, chat, member)).toEqual(['Eén keer is genoeg.'])
  expect((await balanceOf(page)).credits).toBe(4)
})

test('an unsent message is marked in the list, and its text joins what is being typed', async ({
  page,
  member: _,
  context,
}) => {
  await openChat(page)
  await write(page, 'Hallo.')
  await expect(log(page).getByText(/^(Verstuurd|Gelezen)$/)).toBeVisible()
  const list = page.getByRole('list', { name: 'Je gesprekken' })
  await expect(list).toBeVisible()
  await context.setOffline(true)
  await write(page, 'Eerst dit.')
  await expect(list).toContainText('Wacht op verbinding: Eerst dit.')
  const field = page.getByRole('textbox', { name: /^Bericht aan/ })
  await field.fill('En dan dat.')
  await log(page).getByRole('button', { name: 'Tekst aanpassen' }).click()
  await expect(field).toHaveValue('Eerst dit.\nEn dan dat.')
  await expect(log(page)).not.toContainText('Eerst dit.')
  await context.setOffline(false)
})

test('reading a message clears its unread count in the member’s other tabs', async ({
  page,
  member,
  context,
  playwright,
  baseURL,
}) => {
  const request = await newSession(playwright, baseURL)
  await createMember(request)
  const opened = await request.post('/api/conversations', { data: { profile_id: member.id } })
  const { id } = await opened.json()
  const other = await context.newPage()
  await Promise.all([page.goto('/chats'), openHydrated(other, '/members')])
  for (const text of ['Eén', 'Twee']) {
    await page.goto('/chats')
    const data = { id: newId(), text, acknowledged: false }
    await request.post(`/api/conversations/${id}/messages`, { data })
    for (const tab of [page, other]) await expect(tab).toHaveTitle(/^\(1\)/)
    await expect(other.locator('[aria-live]', { hasText: '1 ongelezen bericht' })).toHaveCount(1)
    await page.goto(`/chats/${id}`)
    await expect(log(page)).toContainText(text)
    for (const tab of [page, other]) await expect(tab).not.toHaveTitle(/^\(1\)/)
  }
  await request.dispose()
})

test.describe('without a service worker', () => {
  // Routes of a test do not see requests that passed a service worker: the message would be sent after all.
  test.use({ serviceWorkers: 'block' })

  test('logging out warns about unsent messages, and deletes them', async ({
    page,
    member: _m,
  }) => {
    await openChat(page)
    await page.route(MESSAGES, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await write(page, 'Dit blijft geheim.')
    await expect(log(page)).toContainText('Dit blijft geheim.')
    await page.getByRole('button', { name: 'Mijn account' }).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    const question = page.getByRole('alertdialog', { name: 'Uitloggen?' })
    await expect(question).toContainText('1 bericht is nog niet verstuurd')
    await question.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(stored).not.toContain('geheim')
  })
})
