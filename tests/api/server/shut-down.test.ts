import { expect, test } from 'bun:test'
import { shutDown } from '#api/server/shut-down.ts'

function running(changes: { drain?: () => Promise<unknown>; rest?: () => Promise<unknown> } = {}) {
  const steps: string[] = []
  const step = (name: string) => async () => void steps.push(name)
  return {
    steps,
    leave: step('leave'),
    drain: step('drain'),
    hangUp: () => void steps.push('hang up'),
    rest: step('rest'),
    cut: step('cut'),
    close: step('close'),
    ...changes,
  }
}

test('shutdown accepts no new requests, ends live connections, and closes the stores last', async () => {
  const server = running()
  await shutDown(server, 10_000)
  expect(server.steps).toEqual(['leave', 'drain', 'hang up', 'rest', 'cut', 'close'])
})

test('shutdown ends after its time limit even if requests are still open', async () => {
  const server = running({ drain: () => new Promise(() => undefined) })
  let wasCut = false
  await shutDown(server, 1, () => {
    wasCut = true
  })
  expect(wasCut).toBe(true)
  expect(server.steps).toEqual(['leave', 'hang up', 'rest', 'cut', 'close'])
})

test('failing shutdown work does not keep the stores open', async () => {
  const server = running({ rest: () => Promise.reject(new Error('too late')) })
  await shutDown(server, 10_000)
  expect(server.steps).toEqual(['leave', 'drain', 'hang up', 'cut', 'close'])
})
