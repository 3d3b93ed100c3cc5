import { describe, expect, test } from 'bun:test'
import { readiness } from '#api/server/readiness.ts'

const never = () => new Promise<never>(() => undefined)

function ready(
  proof: () => Promise<void> = async () => undefined,
  eventsWaitSince: () => Promise<number | null> = async () => null,
) {
  let now = 0
  let checks = 0
  const made = readiness({
    proof: () => {
      checks += 1
      return proof()
    },
    eventsWaitSince,
    limit: 5,
    now: () => now,
  })
  const pass = (span: number) => {
    now += span
  }
  return { ...made, isReady: async () => (await made.check()) !== null, pass, checks: () => checks }
}

describe('a server is ready', () => {
  test('when a check of its storage succeeds, at most once a second', async () => {
    const { isReady, pass, checks } = ready()
    expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true])
    pass(999)
    expect([await isReady(), checks()]).toEqual([true, 1])
    pass(1)
    expect([await isReady(), checks()]).toEqual([true, 2])
  })

  test('not when the check fails, and again when it succeeds', async () => {
    let failing = true
    const { isReady, pass } = ready(async () => {
      if (failing) throw new Error('no')
    })
    expect(await isReady()).toBe(false)
    failing = false
    pass(1000)
    expect(await isReady()).toBe(true)
  })

  test('not when the storage does not answer', async () => {
    const { isReady } = ready(never)
    expect(await isReady()).toBe(false)
  })

  test('no more during shutdown, whatever the storage says', async () => {
    const { isReady, leave } = ready()
    const checks = isReady()
    leave()
    expect([await checks, await isReady()]).toEqual([false, false])
  })

  test('and says since when events wait, which is no reason not to be', async () => {
    const { check } = ready(undefined, async () => 7)
    expect(await check()).toEqual({ eventsWaitSince: 7 })
  })

  test('also when nobody can tell in time whether events wait', async () => {
    const { isReady } = ready(undefined, never)
    expect(await isReady()).toBe(true)
  })
})
