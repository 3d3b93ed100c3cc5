import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { newId } from '#app/shared/new-id.ts'
import { SIGNUP_FORM } from '../signup-form.ts'
import { linkIn, mailTo } from './mailbox.ts'

/** Long enough to be let through, strange enough to be nobody's. */
export const PASSWORD = 'een lang en vreemd geheim'

/** Somebody who just signed up; how they log in. */
export type Newcomer = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly password: string
}

/** A name and an address that nobody has yet. */
export const somebody = (): Omit<Newcomer, 'id'> => ({
  name: `Noor ${newId().slice(-6)}`,
  email: `${newId()}@example.test`,
  password: PASSWORD,
})

/** Signs somebody up over the public API: who asks is logged in as them from then on. */
export async function signUp(request: APIRequestContext): Promise<Newcomer> {
  const { name, email, password } = somebody()
  const id = newId()
  const answer = await request.post('/api/signup', {
    data: { ...SIGNUP_FORM, id, email, name, password },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return { id, name, email, password }
}

/** Confirms an email as its button does. */
async function confirm(request: APIRequestContext, email: string): Promise<void> {
  const token = linkIn(await mailTo(request, email)).slice(1)
  const answer = await request.post('/api/links/activate', { data: { token } })
  expect(answer.status()).toBe(200)
}

/** Somebody confirmed and with the signup credits, in whatever browser asks. */
export async function join(request: APIRequestContext): Promise<Newcomer> {
  const newcomer = await signUp(request)
  await confirm(request, newcomer.email)
  return newcomer
}

/** Somebody of the demo world, openly so, whose photo everybody may see. */
export type DemoMember = { readonly id: string; readonly name: string }

/** The men of the demo world nearby, last seen first. */
export async function demoMen(request: APIRequestContext): Promise<readonly DemoMember[]> {
  const query = 'gender=male&country=NL&people_only=true&photo=true'
  const answer = await request.get(`/api/members?${query}`)
  const { results } = await answer.json()
  expect(results.length).toBeGreaterThan(5)
  return results
}

/**
 * Has whoever opens a page touch it once it answers, as people do: what the server rendered can be read before. A test
 * that goes on as soon as a page begins to come wants to see it before it answers.
 */
function openPatiently(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const answers = () => page.waitForFunction(() => !document.querySelector('#app[data-early]'))
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
  /** Whether a member touches no page before it answers. */
  readonly patient: boolean
  readonly member: Newcomer
}

/** Each member is a test's own, confirmed and with the signup credits. */
export const test = base.extend<Members>({
  patient: [true, { option: true }],
  member: async ({ page, patient, javaScriptEnabled }, use) => {
    if (patient && javaScriptEnabled) openPatiently(page)
    await use(await join(page.request))
  },
})

/** Opens a page for the first time as a visitor, who is asked their age once. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).click()
}

/** Opens a member's page and waits until all of it answers: what the server rendered can be read before. */
export async function openAnswering(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('websocket')
  await page.goto(path)
  await connected
  await hydrated(page)
}

/** Waits until a visitor's page is hydrated. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('#app:not([data-early])')).toBeVisible()

/** Fills in the form of the login and sends it. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}
