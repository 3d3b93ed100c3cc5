import { describe, expect, test } from 'bun:test'
import { openOffice, settled } from './slow-office.ts'

const LIKE = { kind: 'new-like', member: 'bo', from: 'ann' } as const
const SOCIAL = { kind: 'mail-changed', member: 'bo', email: 'bo@old.test' } as const
const ACTIVATE = { kind: 'activate', member: 'ann' } as const
const RESET = { kind: 'reset', member: 'bo' } as const

describe('a slow mail server', () => {
  test('gets several mails concurrently, and the next as soon as one is accepted', async () => {
    const office = await openOffice()
    await office.queue(RESET, 20)
    const worker = office.hire('w')
    await worker.tick()
    await settled()
    expect(office.sending()).toHaveLength(8)

    office.takeOne()
    await settled()
    expect([office.taken.length, office.sending().length]).toEqual([1, 8])
    while (office.sending().length > 0) {
      office.takeAll()
      await settled()
    }
    await worker.idle()
    expect([office.taken.length, new Set(office.taken).size]).toEqual([20, 20])
    expect(await office.deliveries()).toEqual([])
  })

  test('does not delay an activation mail behind two hundred others', async () => {
    const office = await openOffice()
    await office.queue(SOCIAL, 200)
    const worker = office.hire('w')
    await worker.tick()
    await settled()
    expect(office.sending()).toEqual(Array(7).fill('mail-changed'))

    await office.queue(ACTIVATE)
    await worker.tick()
    await settled()
    expect(office.sending()).toEqual([...Array(7).fill('mail-changed'), 'activate'])
  })

  test('delays no push', async () => {
    const office = await openOffice()
    await office.queue(SOCIAL, 200)
    await office.queue({ kind: 'push', member: 'bo', endpoint: 'https://x', about: LIKE })
    const worker = office.hire('w')
    await worker.tick()
    await settled()
    expect(office.attempts).toEqual([
      { kind: 'push', attempts: 1, outcome: 'nothing', error: null },
    ])
  })
})

describe('priority', () => {
  test('is urgent, then account mails, then the others', async () => {
    const office = await openOffice()
    await office.queue(SOCIAL, 3)
    await office.queue(RESET, 7)
    await office.hire('w').tick()
    await settled()
    expect(office.sending()).toEqual(Array(7).fill('reset'))
    office.takeOne()
    await settled()
    expect(office.sending().filter((kind) => kind === 'mail-changed')).toHaveLength(1)
  })
})

describe('a worker that stops', () => {
  test('leases nothing more, and finishes what it sends', async () => {
    const office = await openOffice()
    await office.queue(RESET, 9)
    const worker = office.hire('w')
    await worker.tick()
    await settled()
    worker.stop()
    office.takeAll()
    await worker.idle()
    await worker.tick()
    await settled()
    expect([office.taken.length, office.sending().length]).toEqual([8, 0])
    expect(await office.deliveries()).toHaveLength(1)
  })
})

describe('a mail server that is down', () => {
  test('gets one letter at a time until it accepts one', async () => {
    const office = await openOffice()
    await office.queue(RESET, 30)
    const worker = office.hire('w')
    await worker.tick()
    await settled()
    office.failAll()
    await settled()
    expect(office.attempts).toHaveLength(8)
    expect(office.sending()).toEqual([])

    await worker.tick()
    await settled()
    expect(office.sending()).toHaveLength(1)
    office.takeAll()
    await settled()
    await worker.tick()
    await settled()
    expect(office.sending()).toHaveLength(8)
  })
})
