import { describe, expect, test } from 'bun:test'
import { readiness } from '#api/server/readiness.ts'

function ready(proof: () => Promise<void> = async () => undefined) {
  let now = 0
  let asked = 0
  const made = readiness({
    proof: () => {
      asked += 1
      return proof()
    },
    limit: 5,
    now: () => now,
  })
  const pass = (span: number) => {
    now += span
  }
  return { ...made, pass, asked: () => asked }
}

describe('a server is ready', () => {
  test('when its storage proves that it works, which it is asked once a second at most', async () => {
    const { isReady, pass, asked } = ready()
    expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true])
    pass(999)
    expect([await isReady(), asked()]).toEqual([true, 1])
    pass(1)
    expect([await isReady(), asked()]).toEqual([true, 2])
  })

  test('not when that fails, and again as soon as it works', async () => {
    let broken = true
    const { isReady, pass } = ready(async () => {
      if (broken) throw new Error('no')
    })
    expect(await isReady()).toBe(false)
    broken = false
    pass(1000)
    expect(await isReady()).toBe(true)
  })

  test('not when the storage does not answer', async () => {
    const { isReady } = ready(() => new Promise(() => undefined))
    expect(await isReady()).toBe(false)
  })

  test('no more once it is leaving, whatever the storage says', async () => {
    const { isReady, leave } = ready()
    const asked = isReady()
    leave()
    expect([await asked, await isReady()]).toEqual([false, false])
  })
})
