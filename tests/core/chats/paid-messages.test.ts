import { expect, test } from 'bun:test'
import { recipientsOf } from '#core/chats/messages/paid-messages.ts'
import { blockMember, unblock } from '#core/discovery/block-member.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { annAndBo } from './talk.ts'

async function written() {
  const world = await annAndBo()
  await world.send()
  const recipients = async () => {
    const entries = await world.reads.ledger.of('ann', null, 9)
    return [...(await recipientsOf(world.reads, { sender: 'ann', entries }))]
  }
  return { ...world, recipients }
}

test('the ledger has the recipient of each paid message, and nothing else of it', async () => {
  const { recipients } = await written()
  expect(await recipients()).toEqual([['m1', { name: 'bo' }]])
})

test('a deleted recipient has no name', async () => {
  const { recipients, ...world } = await written()
  await deleteAccount(world, { member: 'bo', reason: 'other', site: 'vonk' })
  expect(await recipients()).toEqual([['m1', { name: null }]])
})

test('an erased recipient has no name', async () => {
  const { recipients, ...world } = await written()
  await world.commit(({ profiles }) => profiles.remove('bo'))
  expect(await recipients()).toEqual([['m1', { name: null }]])
})

test('a hidden recipient has no name: unconfirmed, banned or deleted', async () => {
  const { recipients, ...world } = await written()
  for (const status of ['not_confirmed', 'banned', 'deleted', 'erased'] as const) {
    await world.commit(async ({ accounts }) => {
      const bo = await accounts.lock('bo')
      if (bo) await accounts.save({ ...bo, status })
    })
    expect(await recipients()).toEqual([['m1', { name: null }]])
  }
})

test('a recipient who blocked the reader has no name until they unblock', async () => {
  const { recipients, ...world } = await written()
  await blockMember(world, { member: 'bo', blocked: 'ann' })
  expect(await recipients()).toEqual([['m1', { name: null }]])
  await unblock(world, { member: 'bo', blocked: 'ann' })
  await blockMember(world, { member: 'ann', blocked: 'bo' })
  expect(await recipients()).toEqual([['m1', { name: 'bo' }]])
})
