import { describe, expect, test } from 'bun:test'
import { readiness } from '#api/server/readiness.ts'

function ready(proof: () => Promise<void> = async () => undefined) {
  let now = 0
  let checks = 0
  const made = readiness({
    proof: () => {
      checks += 1
      return proof()
    },
    limit: 5,
    now: () => now,
  })
  const pass = (span: number) => {
    now += span
  }
  return { ...made, pass, checks: () => checks }
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
    const { isReady } = ready(() => new Promise(() => undefined))
    expect(await isReady()).toBe(false)
  })

  test('no more during shutdown, whatever the storage says', async () => {
    const { isReady, leave } = ready()
    const checks = isReady()
    leave()
    expect([await checks, await isReady()]).toEqual([false, false])
  })
})
