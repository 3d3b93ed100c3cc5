import { chromium } from 'playwright'
import { measuredBrowser } from './tests/chromium.ts'
const O = process.env.O ?? 'http://127.0.0.1:3100'
const b = await chromium.launch(measuredBrowser())
const guest = await (await fetch(O + '/api/desk/guest')).json()
console.log(JSON.stringify(guest).slice(0, 100))
for (const [name, width, height, scheme, locale] of [['d', 1280, 800, 'light', 'nl-NL'], ['p', 390, 844, 'dark', 'de-DE']] as const) {
  const c = await b.newContext({ viewport: { width, height }, colorScheme: scheme, locale })
  const p = await c.newPage()
  p.on('console', (m) => m.type() === 'error' && console.log('C', m.text().slice(0, 200)))
  p.on('pageerror', (e) => console.log('E', String(e).slice(0, 200)))
  await p.goto(O + '/desk'); await p.waitForTimeout(1500)
  await p.screenshot({ path: `/tmp/shots/${name}-login.png` })
  const r = await c.request.post(O + '/api/desk/session', { data: guest.guest, headers: { origin: O } })
  console.log(r.status())
  for (const path of ['', 'photos', 'reports', 'members', 'complaints', 'operation', 'campaigns', 'actions']) {
    await p.goto(`${O}/desk/${path}`); await p.waitForTimeout(1500)
    await p.screenshot({ path: `/tmp/shots/${name}-${path || 'overview'}.png` })
  }
}
await b.close(); process.exit(0)
