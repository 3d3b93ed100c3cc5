import { expect } from '@playwright/test'
import { test } from './members.ts'
import { watch } from './soundness.ts'

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('who is here can be read, and a profile too', async ({ page }) => {
    await page.goto('/members')
    await expect(page.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeVisible()
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('In het kort')
  })
})

test('a member’s pages come with their data, which is not asked for again', async ({
  page,
  member: _,
}) => {
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  const wrong = watch(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Who one is and what is unread is asked for every minute.
    if (/^\/api\/(?!photos|user|chats)/.test(pathname)) calls.push(pathname)
  })
  for (const path of ['/members', '/premium']) {
    const answer = await page.goto(path)
    expect(await answer?.text()).toContain('id="boot"')
    await expect(page.locator('#app[data-early]')).toHaveCount(0)
  }
  expect(calls).toEqual([])
  expect(wrong).toEqual([])
})

test('what is pressed before the page can answer is done when it can', async ({
  page,
  member: _,
}) => {
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.route('**/assets/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  const { promise: pressed, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.goto('/members', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /Met foto/ }).click()
  letScriptsCome()
  await expect(page).toHaveURL(/photo=true/)
})
