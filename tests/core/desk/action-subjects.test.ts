import { expect, test } from 'bun:test'
import { actionSubjects } from '#core/desk/log/action-subjects.ts'
import { orderNumber } from '#core/money/order.ts'
import { complaintNumber } from '#core/safety/complaint.ts'
import { decideReport } from '#core/safety/decide-report.ts'
import { reportNumber } from '#core/safety/report.ts'
import { sampleChatPhoto, samplePhoto } from '#tests/contracts/sample.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { sampleOperator } from '#tests/contracts/sample-operator.ts'
import { sampleOrder } from '#tests/contracts/sample-order.ts'
import { sampleReport } from '#tests/contracts/sample-report.ts'
import { openWorld } from '#tests/core/world.ts'

const NONE = { number: null, outcome: null, member: null }
const BOB = { id: 'bob', name: 'Bobbie' }

test('what actions were about is told by number and member, once per subject', async () => {
  const world = openWorld()
  await world.member('ann')
  await world.member('bob', { profile: { name: 'Bobbie' } })
  const report = sampleReport('ann', 'bob', { id: 'r', at: world.now() })
  const complaint = sampleComplaint({ id: 'c', filedAt: world.now() })
  const order = sampleOrder('bob', { id: 'o' })
  await world.commit(async ({ reports, complaints, orders, creditChanges, photos, chatPhotos }) => {
    await reports.add(report)
    await complaints.add(complaint)
    await orders.add(order)
    await creditChanges.add({
      ...{ id: 'k', member: 'bob', credits: 5, reason: 'Excuus', askedBy: 'mia' },
      ...{ askedAt: world.now(), state: 'waiting', decidedBy: null, decidedAt: null },
    })
    await photos.add(samplePhoto('bob', { id: 'p' }), 9)
    await chatPhotos.add(sampleChatPhoto('talk', 'bob', { id: 'q' }))
  })
  await decideReport(world, { report: 'r', outcome: 'no-action', grounds: 'unclear' })
  const found = await actionSubjects(world.reads, [
    { action: 'report.taken', subject: 'r' },
    { action: 'report.decided', subject: 'r' },
    { action: 'complaint.answered', subject: 'c' },
    { action: 'order.handled', subject: 'o' },
    { action: 'credits.requested', subject: 'k' },
    { action: 'member.banned', subject: 'bob' },
    { action: 'photo.refused', subject: 'p' },
    { action: 'chat-photo.refused', subject: 'q' },
    { action: 'campaign.sent', subject: 'spring' },
    { action: 'event.retried', subject: null },
  ])
  expect(found).toEqual([
    { id: 'r', number: reportNumber(report), outcome: 'no-action', member: BOB },
    { ...NONE, id: 'c', number: complaintNumber(complaint) },
    { ...NONE, id: 'o', number: orderNumber(order), member: BOB },
    { ...NONE, id: 'k', member: BOB },
    { ...NONE, id: 'bob', member: BOB },
    { ...NONE, id: 'p', member: BOB },
    { ...NONE, id: 'q', member: BOB },
    { ...NONE, id: 'spring' },
  ])
})

test('what is gone has neither', async () => {
  const { reads } = openWorld()
  const gone = ['report.taken', 'complaint.answered', 'member.banned'] as const
  const money = ['order.handled', 'credits.requested'] as const
  const photos = ['photo.refused', 'chat-photo.refused', 'own-approval.confirmed'] as const
  for (const action of [...gone, ...money, ...photos])
    expect(await actionSubjects(reads, [{ action, subject: 'x' }])).toEqual([{ ...NONE, id: 'x' }])
})

test('an operator is told by name, and a decision of one’s own by its complaint', async () => {
  const world = openWorld()
  const complaint = sampleComplaint({ id: 'c', filedAt: world.now() })
  await world.commit(async ({ operators, complaints }) => {
    await operators.add(sampleOperator({ id: 'mia', name: 'Mia' }))
    await complaints.add(complaint)
  })
  const found = await actionSubjects(world.reads, [
    { action: 'operator.changed', subject: 'mia' },
    { action: 'operator.removed', subject: 'nobody' },
    { action: 'own-decision.reviewed', subject: 'c' },
  ])
  expect(found).toEqual([
    { ...NONE, id: 'mia', number: 'Mia' },
    { ...NONE, id: 'nobody' },
    { ...NONE, id: 'c', number: complaintNumber(complaint) },
  ])
})
