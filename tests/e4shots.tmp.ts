import { chromium } from 'playwright'
import { chromiumPath } from './chromium.ts'
const b = await chromium.launch({ executablePath: chromiumPath() ?? '' })
const [,, which = 'all'] = process.argv
const FILE = JSON.stringify({ id: 'spring-2027', kind: 'promotion', path: '/credits', until: '2027-03-01T00:00:00Z', texts: { nl: { subject: 'Een kwart eraf', lead: 'Deze week.', button: 'Bekijk' }, de: {subject:'Ein Viertel weniger', lead:'Diese Woche.', button:'Ansehen'} } }, null, 2)
for (const [w, scheme, lang] of [[390, 'light', 'nl'], [1280, 'light', 'nl'], [1280, 'dark', 'de'], [390, 'dark', 'de']] as const) {
  const c = await b.newContext({ viewport: { width: w, height: w === 390 ? 844 : 900 }, colorScheme: scheme, locale: lang === 'nl' ? 'nl-NL' : 'de-DE' })
  const r = await c.request.post('http://localhost:3340/api/desk/session', { data: { email: 'desk@vonk.example', password: 'een vonk achter het bureau' }, headers: { origin: 'http://localhost:3340', 'sec-fetch-site': 'same-origin' } })
  if (!r.ok()) console.log(r.status(), await r.text())
  const p = await c.newPage()
  p.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  for (const s of ['operation', 'campaigns', 'actions']) {
    await p.goto(`http://localhost:3340/desk/${s}`)
    await p.waitForTimeout(1800)
    if (s === 'campaigns') {
      await p.locator('textarea').fill(FILE.replace('"Een kwart eraf"', '""'))
      await p.locator('form button[type=submit]').click()
      await p.waitForTimeout(800)
      await p.screenshot({ path: `/tmp/shots4/${s}-wrong-${w}-${scheme}-${lang}.png`, fullPage: true })
      await p.locator('textarea').fill(FILE)
      await p.locator('form button[type=submit]').click()
      await p.waitForTimeout(800)
    }
    await p.screenshot({ path: `/tmp/shots4/${s}-${w}-${scheme}-${lang}.png`, fullPage: true })
  }
  await c.close()
}
await b.close()
