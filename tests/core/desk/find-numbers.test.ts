import { describe, expect, test } from 'bun:test'
import { viewDeskComplaint } from '#core/desk/cases/list-complaints.ts'
import { findNumbers } from '#core/desk/members/find-numbers.ts'
import { orderNumber } from '#core/money/order.ts'
import { complaintNumber } from '#core/safety/complaint.ts'
import { reportNumber } from '#core/safety/report.ts'
import { decisionNumber, type Restriction } from '#core/safety/restriction.ts'
import { DAY } from '#core/shared/time.ts'
import { newId } from '#tests/contracts/sample.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { sampleOrder, samplePayment } from '#tests/contracts/sample-order.ts'
import { sampleReport } from '#tests/contracts/sample-report.ts'
import { openWorld, START } from '#tests/core/world.ts'

async function opened() {
  const world = openWorld()
  for (const id of ['ann', 'bob']) await world.member(id, { profile: { name: id } })
  const report = sampleReport('ann', 'bob', { at: START })
  const complaint = sampleComplaint({ filedAt: START - (START % DAY) })
  const order = sampleOrder('ann', { placedAt: START })
  const payment = samplePayment(order.id, { reference: 'tr_7UhSN1zuXS' })
  const decision: Restriction = {
    ...{ id: newId(), member: 'bob', kind: 'warning', rule: 'money', facts: '', report: null },
    at: START,
  }
  await world.commit(async (stores) => {
    await stores.reports.add(report)
    await stores.complaints.add(complaint)
    await stores.restrictions.add(decision)
    await stores.orders.add(order)
    await stores.orders.addPayment(payment)
  })
  const find = (text: string) => findNumbers(world, { text })
  return { ...world, report, complaint, order, decision, find }
}

const ANN = { id: 'ann', name: 'ann' }
const BOB = { id: 'bob', name: 'bob' }

test('a complaint shows what its words name, except itself', async () => {
  const world = await opened()
  const { order, complaint } = world
  const id = newId()
  const words = `Order ${orderNumber(order)}, complaint ${complaintNumber(complaint)}.`
  const other = sampleComplaint({ id, words, about: id, filedAt: START })
  await world.commit(({ complaints }) => complaints.add(other))
  const seen = await viewDeskComplaint(world, { id, sites: 'all' })
  const numbers = seen.ok ? seen.value.numbers.map((one) => [one.kind, one.id]) : []
  expect(numbers.toSorted()).toEqual([
    ['complaint', complaint.id],
    ['order', order.id],
  ])
})

describe('at the desk', () => {
  test('a report, complaint, decision and order are found by number, with whom they are about', async () => {
    const { report, complaint, decision, order, find } = await opened()
    const each = [
      { kind: 'report', id: report.id, number: reportNumber(report), member: BOB },
      { kind: 'complaint', id: complaint.id, number: complaintNumber(complaint), member: null },
      { kind: 'decision', id: decision.id, number: decisionNumber(decision), member: BOB },
      { kind: 'order', id: order.id, number: orderNumber(order), member: ANN },
    ] as const
    for (const one of each) {
      expect(await find(one.number)).toEqual([one])
      expect(await find(one.id)).toEqual([one])
    }
  })

  test('a number is found after others, of which it is no part', async () => {
    const { report, find } = await opened()
    const number = reportNumber(report)
    const found = await find(`Since 261122 people ask for 123456789012, see ${number} or ${number}`)
    expect(found.map(({ id }) => id)).toEqual([report.id])
  })

  test('a number is found however it was copied', async () => {
    const { report, find } = await opened()
    const number = reportNumber(report)
    const plain = number.replace('-', '').toLowerCase()
    const copies = [` ${number} `, plain, number.replace('-', ' '), `Re: report ${number}, again`]
    const spoken = plain.replaceAll('0', 'o').replaceAll('1', 'l')
    for (const copy of [...copies, spoken])
      expect((await find(copy)).map(({ id }) => id)).toEqual([report.id])
  })

  test('a payment is found by the reference of its provider, with its order', async () => {
    const { order, find } = await opened()
    expect(await find(' tr_7UhSN1zuXS')).toEqual([
      { kind: 'payment', id: order.id, number: 'tr_7UhSN1zuXS', member: ANN },
    ])
    expect(await find('tr_7UhSN1')).toEqual([])
  })

  test('an erased member has no name', async () => {
    const world = openWorld()
    const report = sampleReport('ann', 'gone', { at: START })
    await world.commit(({ reports }) => reports.add(report))
    expect(await findNumbers(world, { text: report.id })).toMatchObject([
      { member: { id: 'gone', name: null } },
    ])
  })

  test('what is no number finds nothing', async () => {
    const { find } = await opened()
    for (const text of ['', 'ann', '261121', '261121-7KQ4MX', '269921-7KQ4MX', '260230-7KQ4MX'])
      expect(await find(text)).toEqual([])
  })
})

test('a number is found however it was pasted', async () => {
  const { find, report } = await opened()
  const number = reportNumber(report)
  const wide = number.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  for (const typed of [
    `\u202a${number}\u202c`,
    `\u00a0${number.slice(0, 3)}\u200b${number.slice(3)}`,
    wide,
  ])
    expect((await find(typed)).map(({ id }) => id)).toEqual([report.id])
})
