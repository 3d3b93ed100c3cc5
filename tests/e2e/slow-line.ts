import type { Page } from '@playwright/test'

/** Holds back the app's scripts until they are let through: a phone on a poor line. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
