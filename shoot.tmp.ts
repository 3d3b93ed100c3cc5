import { chromium } from 'playwright'
import { testBrowser } from './tests/chromium.ts'
const [paths = '/desk', locale = 'nl', tag = 'a', login = 'yes'] = process.argv.slice(2)
const browser = await chromium.launch(testBrowser())
for (const [name, viewport] of [['phone', { width: 390, height: 844 }], ['desktop', { width: 1280, height: 800 }]] as const)
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport, colorScheme, locale })
    await context.addCookies([{ name: 'locale', value: locale, url: 'http://localhost:3320' }])
    const page = await context.newPage()
    page.on('console', (m) => { if (m.type() === 'error' || m.type()==='warning') console.log(name, m.text()) })
    page.on('pageerror', (e) => console.log(name, 'pageerror', e.message))
    if (login === 'yes') {
      await context.request.post('http://localhost:3320/api/desk/session', { data: { email: 'desk@vonk.example', password: 'een vonk achter het bureau' }, headers: { 'x-request-type': 'client', origin: 'http://localhost:3320' } })
    }
    for (const path of paths.split(',')) {
      await page.goto(`http://localhost:3320${path}`)
      await page.waitForSelector('h1', { timeout: 15000 }).catch(() => console.log('no h1'))
      await page.waitForTimeout(700)
      await page.screenshot({ path: `/tmp/d2shots/${tag}-${path.replaceAll('/', '_')}-${name}-${colorScheme}-${locale}.png` })
    }
    await context.close()
  }
await browser.close()
