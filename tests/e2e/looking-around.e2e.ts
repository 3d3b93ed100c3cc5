import { expect } from '@playwright/test'
import { returnsLike } from '#adapters/demo/like-back.ts'
import { press } from './keyboard.ts'
import { createMember, demoMen, PROFILE_LINK, test } from './members.ts'

test('a member without search results widens the search and opens a profile', async ({
  page,
  member: _,
}) => {
  await page.goto('/members')
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  const sheet = page.getByRole('dialog', { name: 'Wie zoek je?' })
  // Closed by keyboard, they leave the focus on their button.
  await press(page, filters)
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filters).toBeFocused()
  await filters.click()
  await sheet.getByRole('combobox', { name: 'Regio' }).selectOption('Zeeland')
  await sheet.getByRole('radio', { name: '25 km', exact: true }).check()
  await sheet.getByRole('button', { name: /^Toon 0 mensen/ }).click()

  await expect(page.getByRole('heading', { name: 'Niemand gevonden' })).toBeVisible()
  await page.getByRole('button', { name: /^In elke regio/ }).click()
  await expect(page.getByRole('heading', { name: 'Niemand gevonden' })).toBeHidden()
  await expect(page).not.toHaveURL(/Zeeland/)

  const link = page.getByRole('article').first().getByRole('link', PROFILE_LINK)
  const name = (await link.textContent())?.replace(/\d+$/, '').trim() ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Binnen ongeveer 25 km/ })).toBeVisible()
})

test('a search begins with what a member wishes, and goes on without once they say so', async ({
  page,
  member: _,
}) => {
  const wishes = { age_from: 30, age_to: 60, within: '100' }
  expect((await page.request.patch('/api/profile', { data: { wishes } })).ok()).toBe(true)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/members(\/switches)?$/.test(pathname)) asked.push(pathname)
  })
  await page.goto('/members')
  const line = page.getByText(
    /^Volgens je wensen: 30 tot en met 60 jaar · Binnen ongeveer 100\skm\./,
  )
  await expect(line).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The server rendered the same search.
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Zoeken zonder je wensen' }).click()
  await expect(page).toHaveURL('/members?gender=male&country=NL&people_only=true')
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(line).toBeHidden()
})

test('search results come with the page, and a new search requests them once', async ({
  page,
  member: _,
}) => {
  const requests: string[] = []
  let documents = 0
  page.on('domcontentloaded', () => {
    documents += 1
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/members(\/switches)?$/.test(pathname)) requests.push(pathname)
  })
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  documents = 0
  await page.getByRole('button', { name: /Met foto/ }).click()
  await expect(page).toHaveURL(/photo=true/)
  // Before hydration the button submits a form, which loads a new document with its data.
  await expect.poll(() => requests.length > 1 || documents > 0).toBe(true)
  await expect(page.getByRole('button', { name: /Met foto/, pressed: true })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  const both = ['/api/members', '/api/members/switches']
  expect(requests.toSorted()).toEqual(documents > 0 ? [] : both)
})

test('a member likes people until there is a match', async ({ page, member }) => {
  const match = page.getByRole('dialog', { name: 'Het is wederzijds' })
  const liked: string[] = []
  for (const { id, name } of await demoMen(page.request)) {
    await page.goto(`/members/${id}`)
    const sent = page.waitForResponse(`**/api/likes/${id}`)
    await page.getByRole('button', { name: `${name} leuk vinden` }).click()
    expect((await sent).ok()).toBe(true)
    liked.push(name)
    // Which demo members like back is known: stop at the first.
    if (returnsLike({ member: id, liker: member.id })) break
  }
  const mutual = liked.at(-1) ?? ''
  await expect(match).toContainText(`${mutual} en jij vinden elkaar leuk.`)
  // Nobody pressed a key, so that no control is marked; the member has no photo, and is there by name.
  await expect(match).toBeFocused()
  await expect(match.getByRole('img', { name: member.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(match).toBeHidden()

  await page.getByRole('link', { name: 'Likes' }).first().click()
  const results = page.getByRole('main').getByRole('article')
  await page.getByRole('link', { name: 'Vind ik leuk', exact: true }).click()
  await expect(results).toHaveCount(liked.length)
  await page.getByRole('link', { name: 'Wederzijds', exact: true }).click()
  await expect(results).toHaveCount(1)
  await expect(results).toContainText(mutual)
})

test('blocking hides both members from each other', async ({ page, member, browser }) => {
  const otherPage = await browser.newPage()
  const other = await createMember(otherPage.request)
  expect((await otherPage.request.get(`/api/members/${member.id}`)).status()).toBe(200)

  await page.goto(`/members/${other.id}`)
  await page.getByRole('button', { name: `${other.name} blokkeren` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Blokkeren' }).click()
  await expect(page.getByRole('heading', { name: 'Zoeken', level: 1 })).toBeVisible()

  await page.goto(`/members/${other.id}`)
  await expect(page.getByRole('heading', { name: 'Dit profiel bestaat niet' })).toBeVisible()
  await otherPage.goto(`/members/${member.id}`)
  await expect(otherPage.getByRole('heading', { name: 'Dit profiel bestaat niet' })).toBeVisible()
  await page.goto('/notifications/blocks')
  await expect(page.getByRole('region', { name: 'Geblokkeerd' })).toContainText(other.name)
  await otherPage.close()
})
