import { describe, expect, test } from 'bun:test'
import { LEASE } from '#core/notifications/delivery-worker.ts'
import type { Ports } from '#core/ports.ts'
import { HOUR, MINUTE, SECOND } from '#core/shared/time.ts'
import { openOffice, settled } from './slow-office.ts'

const RESET = { kind: 'reset', member: 'bo' } as const

describe('a delivery', () => {
  test('stays with the worker that sends it, for as long as that takes', async () => {
    const office = await openOffice()
    await office.queue(RESET)
    const slow = office.hire('slow')
    const other = office.hire('other')
    await slow.tick()
    for (let lease = 0; lease < 9; lease++) {
      office.pass(LEASE - SECOND)
      await slow.renew()
      await other.tick()
    }
    await settled()
    expect(office.sending()).toHaveLength(1)
    office.takeAll()
    await slow.idle()
    await slow.renew()
    expect(await office.deliveries()).toEqual([])
  })

  test('goes to another worker once its own has not been heard of for half a minute', async () => {
    const office = await openOffice()
    await office.queue(RESET)
    await office.hire('dies').tick()
    await settled()
    const other = office.hire('other')
    await other.tick()
    office.pass(LEASE)
    expect(office.sending()).toHaveLength(1)
    await other.tick()
    await settled()
    expect(office.sending()).toHaveLength(2)
  })

  test('is taken up at once where no other worker can be at it', async () => {
    const office = await openOffice()
    await office.queue(RESET)
    await office.hire('dies').tick()
    await office.hire('next', { alone: true }).tick()
    await settled()
    expect(office.sending()).toHaveLength(2)
  })

  test('is called the same at each attempt, and otherwise than one of the same id in another time', async () => {
    const office = await openOffice()
    const add = () => {
      const at = office.now()
      const made = { id: 'event-5-0', notice: RESET, addedAt: at, dueAt: at }
      return office.keep(({ deliveries }) => deliveries.add(made))
    }
    const worker = office.hire('w')
    const send = async () => {
      await worker.tick()
      await settled()
      return office.names()
    }
    await add()
    const first = await send()
    office.failAll()
    await worker.idle()
    office.pass(MINUTE)
    expect(await send()).toEqual(first)
    office.takeAll()
    await worker.idle()
    // As after the database was put back to what it was a day ago.
    await add()
    expect(await send()).not.toEqual(first)
  })

  test('that was sent is not sent again because the database was away just then', async () => {
    const office = await openOffice()
    await office.queue(RESET)
    let away = false
    const on: Ports = {
      ...office.ports,
      atomically: (work) => (away ? Promise.reject(new Error('away')) : office.atomically(work)),
    }
    const worker = office.hire('w', { on })
    await worker.tick()
    await settled()
    away = true
    office.takeAll()
    await worker.idle()
    expect(worker.tick()).rejects.toThrow('away')
    await settled()

    away = false
    await worker.renew()
    await worker.tick()
    expect(await office.deliveries()).toEqual([])
    expect(office.taken).toHaveLength(1)
  })
})

describe('a clock that is set back by an hour', () => {
  test('makes nothing wait that was due, nor what was put off or had failed', async () => {
    const office = await openOffice()
    await office.queue(RESET)
    const worker = office.hire('w')
    await worker.tick()
    await settled()
    office.failAll()
    await worker.idle()
    await office.queue(RESET)
    office.pass(-HOUR)
    await worker.tick()
    await settled()
    expect(office.sending()).toHaveLength(2)
  })

  test('while nothing ran makes nothing wait that was touched since', async () => {
    const office = await openOffice()
    await office.queue(RESET)
    const dies = office.hire('dies')
    await dies.tick()
    await settled()
    await office.queue(RESET)
    office.pass(-HOUR)
    const next = office.hire('next')
    await next.tick()
    await settled()
    expect(office.sending()).toHaveLength(2)
    // The lease of the one that died ends within half a minute, and not after an hour.
    office.pass(LEASE)
    await next.renew()
    await next.tick()
    await settled()
    expect(office.sending()).toHaveLength(3)
  })

  test('by little, as clocks are corrected, makes nothing hurry', async () => {
    const office = await openOffice()
    await office.queue(RESET)
    const worker = office.hire('w')
    await worker.tick()
    await settled()
    office.failAll()
    await worker.idle()
    office.pass(-SECOND)
    await worker.tick()
    await settled()
    expect(office.sending()).toEqual([])
    office.pass(MINUTE)
    await worker.tick()
    await settled()
    expect(office.sending()).toHaveLength(1)
  })
})
