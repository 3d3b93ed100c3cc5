import { expect, test } from 'bun:test'
import { exportLog } from '#core/desk/log/export-log.ts'
import { isoOf } from '#core/shared/time.ts'
import { sampleOperator } from '#tests/contracts/sample-operator.ts'
import { openWorld, START } from '../world.ts'

test('the log of a time is written newest first, and nothing in it is read as a formula', async () => {
  const world = openWorld()
  const evil = '=HYPERLINK("https://evil.example")'
  await world.member('ann')
  await world.commit(async ({ operators, operatorActions, loginRefusals }) => {
    await operators.add(sampleOperator({ id: 'mia', name: evil }))
    for (const [id, at] of [
      ['early', START - 1],
      ['first', START],
      ['last', START + 9],
      ['late', START + 10],
    ] as const)
      await operatorActions.add({
        ...{ id, at, operator: 'mia', action: 'member.banned', subject: 'ann' },
        ...{ member: null, reason: null },
      })
    await operatorActions.add({
      ...{ id: 'roles', at: START + 1, operator: null, action: 'operator.changed' },
      ...{ subject: 'mia', member: null, reason: 'editor, finance@vonk' },
    })
    const refused = {
      id: 'guess',
      kind: 'password.refused',
      operator: null,
      at: START + 2,
    } as const
    await loginRefusals.count(refused)
    await loginRefusals.count({ ...refused, id: 'again', at: START + 3 })
  })
  const parts = await Array.fromAsync(exportLog(world, { from: START, until: START + 10 }))
  const moment = (later: number) => isoOf(START + later)
  const quoted = `"'=HYPERLINK(""https://evil.example"")"`
  expect(parts.join('').split('\r\n')).toEqual([
    'id,at,last_at,times,operator,action,about,number,member,facts',
    `last,${moment(9)},${moment(9)},1,${quoted},member.banned,ann,,ann,`,
    `guess,${moment(2)},${moment(3)},2,,password.refused,,,,`,
    `roles,${moment(1)},${moment(1)},1,,operator.changed,mia,${quoted},,"editor, finance@vonk"`,
    `first,${moment(0)},${moment(0)},1,${quoted},member.banned,ann,,ann,`,
    '',
  ])
})

test('a long log is written in parts', async () => {
  const world = openWorld()
  await world.commit(async ({ operatorActions }) => {
    for (let nth = 0; nth < 501; nth += 1)
      await operatorActions.add({
        ...{ id: `a-${nth}`, at: START + nth, operator: null, action: 'delivery.retried' },
        ...{ subject: null, member: null, reason: null },
      })
  })
  const parts = await Array.fromAsync(exportLog(world, { from: START, until: START + 501 }))
  expect(parts.map((part) => part.split('\r\n').length - 1)).toEqual([1, 500, 1])
})
