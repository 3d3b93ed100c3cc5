import { expect, test } from 'bun:test'
import { coalesced } from '#adapters/shared/coalesced.ts'

const HOUR = 3_600_000
const rethrow = (failure: unknown) => {
  throw failure
}

/** Counts its runs, which last until `release` is called. */
function counted(pause: number) {
  const runs = { started: 0 }
  let blocked = Promise.withResolvers<void>()
  let started = Promise.withResolvers<void>()
  const work = async () => {
    runs.started += 1
    started.resolve()
    await blocked.promise
  }
  const nextRun = async () => {
    started = Promise.withResolvers()
    await started.promise
  }
  const release = () => {
    blocked.resolve()
    blocked = Promise.withResolvers()
  }
  return { runs, nextRun, release, ...coalesced(work, { pause, report: rethrow }) }
}

test('the first request runs at once', async () => {
  const { runs, request, release, stop } = counted(HOUR)
  request()
  expect(runs.started).toBe(1)
  release()
  await stop()
})

test('many requests during a run and the pause after it are one more run', async () => {
  const { runs, request, nextRun, release, stop } = counted(1)
  request()
  for (let n = 0; n < 10; n++) request()
  const second = nextRun()
  release()
  for (let n = 0; n < 10; n++) request()
  await second
  release()
  await stop()
  expect(runs.started).toBe(2)
})

test('stopping waits for the current run but not for the pause, and nothing runs afterwards', async () => {
  const { runs, request, release, stop } = counted(HOUR)
  request()
  request()
  const stopped = stop()
  release()
  await stopped
  request()
  expect(runs.started).toBe(1)
})

test('stopping during the pause does not wait for its end', async () => {
  const { runs, request, release, stop } = counted(HOUR)
  request()
  release()
  await new Promise((resolve) => setImmediate(resolve))
  request()
  await stop()
  expect(runs.started).toBe(1)
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
