import { expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { reportNumber } from '#core/safety/report.ts'
import { type ReportMember, reportMember } from '#core/safety/reports/report-member.ts'
import { openWorld } from '#tests/core/world.ts'

const WRITTEN: ReportMember = {
  id: 'report',
  reporter: 'ann',
  reported: 'bob',
  reason: 'unwanted-sexual',
  note: 'Hij stuurde iets',
  conversation: null,
  message: null,
  blocked: true,
}

async function reported(site = 'vonk') {
  const others = demoSites('sandbox').slice(1)
  const world = openWorld({ others })
  await world.member('ann')
  await world.member('bob', { account: { site }, profile: { name: 'Bobbie', about: 'Ik zeil.' } })
  await reportMember(world, WRITTEN)
  await world.consume()
  await sendDue(world, { urlOf: ({ domain }) => `https://${domain}`, jitter: () => 0 })
  const toSupport = () => world.mailer.letters.filter(({ kind }) => kind === 'report-desk')
  return { ...world, others, toSupport }
}

test('a report is mailed to support with number and reason, without message texts', async () => {
  const world = await reported()
  const report = await world.reads.reports.byId('report')
  const number = report && reportNumber(report)
  expect(world.toSupport()).toEqual([
    {
      to: world.site.supportEmail,
      language: 'nl',
      country: null,
      timeZone: null,
      site: {
        name: 'Vonk',
        url: 'https://localhost',
        brand: 'default',
        brandColours: {},
        icon: '',
        mailSender: '',
      },
      kind: 'report-desk',
      facts: {
        name: '',
        report: { reason: 'unwanted-sexual', at: world.now() },
        reportNumber: number ?? '',
      },
      path: '/desk/reports/report',
      unsubscribe: null,
    },
  ])
  const [letter] = world.toSupport()
  const mail = letter && render(letter)
  expect(mail?.subject).toBe(`Melding ${number}: Ongewenst seksueel`)
  expect(mail?.text).toContain('https://localhost/desk/reports/report')
  expect(mail?.text).not.toMatch(/Hij stuurde|Bobbie|zeil|ann/)
})

test('a report is mailed for the site of the reported member', async () => {
  const other = demoSites('sandbox')[1]?.settings
  const world = await reported(other?.id)
  expect(world.toSupport().map(({ to, site }) => [to, site.name])).toEqual([
    [other?.supportEmail ?? '', other?.name ?? ''],
  ])
})

test('a retried report is mailed once', async () => {
  const world = await reported()
  await reportMember(world, WRITTEN)
  await world.consume()
  expect(await world.deliveries()).toEqual([])
})
