import { type APIRequestContext, type Browser, devices, type Locator, type Page } from 'playwright'

/** How long an interaction took until its next paint (INP) in milliseconds; the median of its runs. */
export type Interaction = { readonly name: string; readonly inp: number }

/** The goal for each interaction, at fourfold slowness. */
const GOAL = 100
const SLOWNESS = 4
/** Event timing reports nothing shorter. */
const SHORTEST = 16
const SEEDED_WITHIN = 60_000
const LOGIN = { email: 'demo@vonk.example', password: 'een vonk om te proberen' }

declare global {
  interface Window {
    /** The longest interaction since the last reset. */
    longest: number
  }
}

/** Measures filter, like, opening a chat, typing and sending on a phone at fourfold slowness. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<readonly Interaction[]> {
  const rows = new Map<string, number[]>()
  for (let run = 0; run < runs; run++) {
    for (const { name, inp } of await journey(browser, origin, run))
      rows.set(name, [...(rows.get(name) ?? []), inp])
  }
  return [...rows].map(([name, all]) => ({
    name,
    inp: all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN,
  }))
}

/** A report line for each interaction, with whether it reaches its goal. */
export const interactionLines = (rows: readonly Interaction[]): readonly string[] =>
  rows.map(
    ({ name, inp }) =>
      `${inp <= GOAL ? '✓' : '✗'} ${name.padEnd(36)} INP ${inp > SHORTEST ? inp : `≤ ${SHORTEST}`} ms at ${SLOWNESS}x slowness (goal ${GOAL})`,
  )

async function journey(
  browser: Browser,
  origin: string,
  run: number,
): Promise<readonly Interaction[]> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    baseURL: origin,
    locale: 'nl-NL',
    serviceWorkers: 'block',
  })
  await logIn(context.request, origin)
  const page = await context.newPage()
  await page.addInitScript(recordLongest, SHORTEST)
  await dismissMatchDialogs(page)
  const found: Interaction[] = []
  const measured = async (name: string, act: () => Promise<unknown>, done: Locator) => {
    found.push({ name, inp: await interaction(page, act, done) })
  }
  try {
    await openSlowly(page, '/members')
    const photo = page.locator('button, label').filter({ hasText: 'Met foto' }).first()
    await measured('filter', () => photo.click(), page.locator('[aria-pressed="true"]').first())
    const profile = page.locator('main article a[href^="/members/"]').nth(run)
    const write = page
      .getByRole('button', { name: /^(?:Antwoord|Schrijf) .+ …/ })
      .or(page.getByRole('link', { name: /^(?:Antwoord|Schrijf) .+ …/ }))
      .first()
    const like = page.getByRole('button', { name: / leuk vinden$/ }).first()
    await measured('open profile', () => profile.click(), like)
    await measured('like', () => like.click(), write)
    const box = page.getByLabel(/^Bericht aan/)
    await measured('open chat', () => write.click(), box)
    await measured('type', () => box.pressSequentially('Hoi'), box)
    const send = page.getByRole('button', { name: /^Verstuur/ })
    await measured('send', () => send.click(), page.getByRole('log').getByText('Hoi').last())
    return found
  } finally {
    await context.close()
  }
}

/** Closes the match dialog, which a like of an earlier run may open at any time. */
const dismissMatchDialogs = (page: Page) =>
  page.addLocatorHandler(
    page.getByRole('dialog', { name: 'Het is wederzijds' }),
    (match) => match.getByRole('button', { name: 'Sluiten' }).click(),
    { noWaitAfter: true },
  )

/** Logs in as the demo member, who is seeded after the server is ready. */
async function logIn(request: APIRequestContext, origin: string): Promise<void> {
  const given = performance.now() + SEEDED_WITHIN
  while (performance.now() < given) {
    const answer = await request.post('/api/user.php', { data: LOGIN, headers: { origin } })
    if (answer.ok()) return
    await Bun.sleep(500)
  }
  throw new Error('the demo member cannot log in')
}

/** Runs in the page: records the longest interaction. */
function recordLongest(durationThreshold: number): void {
  window.longest = 0
  // TypeScript's own library does not know the threshold.
  const options = { type: 'event', durationThreshold, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        window.longest = Math.max(window.longest, entry.duration)
  }).observe(options)
}

/** Opens a page, waits until it is hydrated and idle, and slows the processor down. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(path, { waitUntil: 'networkidle' })
  // The first page of a build waits for an interaction.
  await page.keyboard.press('Shift')
  await page.locator('#app:not([data-early])').waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
}

async function interaction(page: Page, act: () => Promise<unknown>, done: Locator) {
  await page.evaluate(() => {
    window.longest = 0
  })
  await act()
  await done.waitFor()
  // Event timing reports after the frame: wait until two idle frames have passed.
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
    return window.longest
  })
}
