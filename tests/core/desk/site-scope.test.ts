import { expect, test } from 'bun:test'
import { isSiteSubject, numbersWithin, siteOf } from '#core/desk/access/site-of.ts'
import { listWaiting } from '#core/desk/cases/list-cases.ts'
import { listComplaints } from '#core/desk/cases/list-complaints.ts'
import { waitingChanges } from '#core/desk/credits/list-changes.ts'
import { findMembers } from '#core/desk/members/find-members.ts'
import { findNumbers } from '#core/desk/members/find-numbers.ts'
import { viewOverview } from '#core/desk/overview.ts'
import { listPictures } from '#core/desk/photos/waiting-pictures.ts'
import { orderNumber } from '#core/money/order.ts'
import { complaintNumber } from '#core/safety/complaint.ts'
import { reportNumber } from '#core/safety/report.ts'
import { decisionNumber } from '#core/safety/restriction.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { sampleOrder } from '#tests/contracts/sample-order.ts'
import { sampleReport } from '#tests/contracts/sample-report.ts'
import { openWorld } from '../world.ts'

/** Ann is of one site, Gus of another; each has all that belongs to a site. */
async function open() {
  const world = openWorld()
  const at = world.now()
  for (const [id, site] of [
    ['ann', 'vonk'],
    ['gus', 'gay'],
  ] as const) {
    await world.member(id, { account: { site }, profile: { name: `Same ${id}` } })
    await world.photo(`photo-${id}`, id, { state: 'inspection', addedAt: at - 1 })
  }
  const made = {
    reports: ['ann', 'gus'].map((one) => sampleReport('gus', one, { at })),
    complaints: ['vonk', 'gay'].map((site) => sampleComplaint({ site, filedAt: at })),
    orders: [
      sampleOrder('ann', { site: 'vonk', placedAt: at }),
      sampleOrder('gus', { site: 'gay', placedAt: at }),
    ],
    bans: ['ann', 'gus'].map((member, nth) => ({
      id: `0190a1b2-0000-7000-8000-00000000000${nth}`,
      ...({ kind: 'ban', rule: 'harassment', facts: '', report: null } as const),
      ...{ member, at },
    })),
  }
  await world.commit(async (stores) => {
    for (const one of made.reports) await stores.reports.add(one)
    for (const one of made.complaints) await stores.complaints.add(one)
    for (const one of made.orders) await stores.orders.add(one)
    for (const one of made.bans) await stores.restrictions.add(one)
    for (const member of ['ann', 'gus'])
      await stores.creditChanges.add({
        ...{ id: `credits-${member}`, member, credits: 500, reason: '', askedBy: 'mia' },
        ...{ askedAt: at, state: 'waiting', decidedBy: null, decidedAt: null },
      })
    for (const member of ['ann', 'gus'])
      await stores.memberRequests.add({
        ...{ id: `request-${member}`, member, kind: 'export', addedBy: 'mia', addedAt: at },
        ...{ cameOn: '2026-11-20', dueOn: '2026-12-20', extended: null },
        ...{ state: 'open', reason: null, closedBy: null, closedAt: null },
      })
  })
  return { world, ...made }
}

test('an operator of one site sees and finds what is of it, and nothing else', async () => {
  const { world, reports, complaints, orders, bans } = await open()
  const sites = ['gay']
  const { waiting, pictures } = await listPictures(world, { most: 9, sites })
  expect([waiting, pictures.map(({ member }) => member)]).toEqual([1, ['gus']])
  const cases = await listWaiting(world, { after: null, sites })
  expect(cases.items.map(({ report }) => report.reported)).toEqual(['gus'])
  const { items } = await listComplaints(world, { state: 'waiting', after: null, sites })
  expect(items.map(({ complaint }) => complaint.site)).toEqual(['gay'])
  expect((await waitingChanges(world, sites)).map(({ member }) => member.id)).toEqual(['gus'])
  const found = async (text: string) => (await findMembers(world, { text, sites })).length
  expect([await found('same'), await found('ann@example.test')]).toEqual([1, 0])
  expect([await found('gus@example.test'), await found('gus')]).toEqual([1, 1])
  const numbers = [
    ...reports.map(reportNumber),
    ...complaints.map(complaintNumber),
    ...orders.map((one) => orderNumber(one)),
    ...bans.map(decisionNumber),
  ].join(' ')
  const all = await findNumbers(world, { text: numbers })
  expect(all).toHaveLength(8)
  expect(await numbersWithin(world, all, 'all')).toEqual(all)
  expect((await numbersWithin(world, all, sites)).map(({ kind }) => kind).toSorted()).toEqual([
    'complaint',
    'decision',
    'order',
    'report',
  ])
})

test('the overview counts only what an operator may do, where they may', async () => {
  const { world } = await open()
  const seen = await viewOverview(world, { roles: [{ role: 'moderator', site: 'gay' }] })
  expect(seen).toMatchObject({
    photos: { waiting: 1 },
    reports: { waiting: 1 },
    complaints: { waiting: 1 },
    memberRequests: { waiting: 1 },
    ...{ chargebacks: null, creditRequests: null, deliveries: null, parked: null, actions: null },
  })
})

test('the site of one thing is that of its member, or its own', async () => {
  const { world, reports, complaints, orders } = await open()
  const ids = {
    members: 'gus',
    reports: reports[1]?.id,
    complaints: complaints[1]?.id,
    orders: orders[1]?.id,
    'credit-requests': 'credits-gus',
    requests: 'request-gus',
    photos: 'photo-gus',
  } as const
  for (const [subject, id = ''] of Object.entries(ids)) {
    if (!isSiteSubject(subject)) throw new Error(subject)
    expect(await siteOf(world.reads, subject, id)).toBe('gay')
    expect(await siteOf(world.reads, subject, 'nothing')).toBeNull()
  }
  expect(await siteOf(world.reads, 'campaigns', 'nothing')).toBeNull()
  expect(isSiteSubject('jobs')).toBe(false)
})
