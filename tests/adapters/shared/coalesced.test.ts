import { expect, test } from 'bun:test'
import { coalesced } from '#adapters/shared/coalesced.ts'

const HOUR = 3_600_000
const fail = (failure: unknown) => {
  throw failure
}

/** Counts its runs, which last until `release` is called. */
function counted(pause: number) {
  const runs = { begun: 0 }
  let hold = Promise.withResolvers<void>()
  let begun = Promise.withResolvers<void>()
  const work = async () => {
    runs.begun += 1
    begun.resolve()
    await hold.promise
  }
  const nextRun = async () => {
    begun = Promise.withResolvers()
    await begun.promise
  }
  const letGo = () => {
    hold.resolve()
    hold = Promise.withResolvers()
  }
  return { runs, nextRun, letGo, ...coalesced(work, { pause, report: fail }) }
}

test('the first request runs at once', async () => {
  const { runs, request, letGo, stop } = counted(HOUR)
  request()
  expect(runs.begun).toBe(1)
  letGo()
  await stop()
})

test('many requests during a run and the pause after it are one more run', async () => {
  const { runs, request, nextRun, letGo, stop } = counted(1)
  request()
  for (let n = 0; n < 10; n++) request()
  const second = nextRun()
  letGo()
  for (let n = 0; n < 10; n++) request()
  await second
  letGo()
  await stop()
  expect(runs.begun).toBe(2)
})

test('stopping waits for the current run but not for the pause, and nothing runs afterwards', async () => {
  const { runs, request, letGo, stop } = counted(HOUR)
  request()
  request()
  const stopped = stop()
  letGo()
  await stopped
  request()
  expect(runs.begun).toBe(1)
})

test('stopping during the pause does not wait for its end', async () => {
  const { runs, request, letGo, stop } = counted(HOUR)
  request()
  letGo()
  await new Promise((resolve) => setImmediate(resolve))
  request()
  await stop()
  expect(runs.begun).toBe(1)
})

test('a run that fails is reported, and the next request runs again', async () => {
  const reported: unknown[] = []
  let runs = 0
  const work = () => {
    runs += 1
    return Promise.reject(new Error(`run ${runs}`))
  }
  const { request, stop } = coalesced(work, {
    pause: 0,
    report: (failure) => reported.push(failure),
  })
  request()
  await new Promise((resolve) => setImmediate(resolve))
  request()
  await stop()
  expect(reported).toEqual([new Error('run 1'), new Error('run 2')])
})
