import {
  type APIRequest,
  type APIRequestContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { newId } from '#app/shared/new-id.ts'
import { DAY } from '#core/shared/time.ts'
import { SIGNUP_FORM } from '../signup-form.ts'
import { linkIn, mailTo } from './mailbox.ts'

/** A password that the strength check accepts. */
export const PASSWORD = 'een lang en vreemd geheim'

/** A new member and their login. */
export type NewMember = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly password: string
}

/** A unique name and email address. */
export const uniqueUser = (): Omit<NewMember, 'id'> => ({
  name: `Noor ${newId().slice(-6)}`,
  email: `${newId()}@example.test`,
  password: PASSWORD,
})

/** Signs up a member over the public API; the request context is logged in afterwards. */
export async function signUp(request: APIRequestContext): Promise<NewMember> {
  const { name, email, password } = uniqueUser()
  const id = newId()
  const answer = await request.post('/api/signup', {
    data: { ...SIGNUP_FORM, id, email, name, password },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return { id, name, email, password }
}

/** Confirms an email address as the button in the mail does. */
async function confirm(request: APIRequestContext, email: string): Promise<void> {
  const token = linkIn(await mailTo(request, email)).slice(1)
  const answer = await request.post('/api/links/activate', { data: { token } })
  expect(answer.status()).toBe(200)
}

/** Creates a confirmed member with signup credits; the request context is logged in. */
export async function createMember(request: APIRequestContext): Promise<NewMember> {
  const newcomer = await signUp(request)
  await confirm(request, newcomer.email)
  return newcomer
}

/** A session of its own, for another member's API calls. */
export const newSession = (
  playwright: { readonly request: APIRequest },
  baseURL = '',
): Promise<APIRequestContext> =>
  playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } })

/** A member of the demo with a public photo. */
export type DemoMember = { readonly id: string; readonly name: string }

/** The men of the demo nearby, last seen first. */
export async function demoMen(request: APIRequestContext): Promise<readonly DemoMember[]> {
  const query = 'gender=male&country=NL&people_only=true&photo=true'
  const answer = await request.get(`/api/members?${query}`)
  const { results } = await answer.json()
  expect(results.length).toBeGreaterThan(5)
  return results
}

/** Whether a visitor's page waits for an interaction. */
const isWaiting = async (page: Page) => (await page.locator('[data-waits]').count()) > 0

/** Whether the entry warning comes before that. */
const asksFirst = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('dialog') !== null &&
      !localStorage.getItem('dismissals')?.includes('hide-site-entry-warning'),
  )

/** Makes `goto` and `reload` wait for hydration. With `waitUntil: 'commit'` a test sees the page before hydration. */
function waitForHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const answers = async () => {
    if (await isWaiting(page)) {
      if (await asksFirst(page)) return
      await page.keyboard.press('Shift')
    }
    await page.waitForFunction(() => !document.querySelector('#app[data-early]'))
  }
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil !== 'commit') await answers()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    await answers()
    return answer
  }
}

type Members = {
  /** Whether `goto` and `reload` wait for hydration. */
  readonly waitsForHydration: boolean
  readonly member: NewMember
}

/** A new confirmed member with signup credits for each test. */
export const test = base.extend<Members>({
  waitsForHydration: [true, { option: true }],
  member: async ({ page, waitsForHydration, javaScriptEnabled }, use) => {
    if (waitsForHydration && javaScriptEnabled) waitForHydration(page)
    await use(await createMember(page.request))
  },
})

/** Opens a page for the first time as a visitor and confirms the age. */
export async function openAsVisitor(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).click()
}

/** Opens a member's page and waits for hydration and for live updates. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('websocket')
  await page.goto(path)
  await connected
  await hydrated(page)
}

/** Waits until the page is hydrated; a visitor's page waits for an interaction. */
export async function hydrated(page: Page): Promise<void> {
  if (await isWaiting(page)) await page.keyboard.press('Shift')
  await expect(page.locator('#app:not([data-early])')).toBeVisible()
}

/** Fills in the login form and submits it. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

/** Makes the page's dismissed alerts a day old, with the cookie that repeats them to the server. */
export const endDismissalDay = (page: Page): Promise<void> =>
  page.evaluate((day) => {
    const aged = (text: string) => text.replaceAll(/\d{13}/g, (at) => `${Number(at) - day}`)
    localStorage.setItem('dismissals', aged(localStorage.getItem('dismissals') ?? '{}'))
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('notices='))
    // biome-ignore lint/suspicious/noDocumentCookie: as the app writes it.
    if (cookie) document.cookie = `${aged(cookie)}; Path=/`
  }, DAY)

/** The field of a profile that leads to writing to them: "Antwoord Noor … 1 credit". */
export const WRITE = /^(?:Antwoord|Schrijf) .+ …/

/** The link of a member's card that leads to their profile: "Noor, 34". */
export const PROFILE_LINK = { name: /,\s*\d+$/ }
