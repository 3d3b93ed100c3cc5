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

test('who stops takes nothing new, lets the listening go, and closes the stores last', async () => {
  const server = running()
  await shutDown(server, 10_000)
  expect(server.steps).toEqual(['leave', 'drain', 'hang up', 'rest', 'cut', 'close'])
})

test('who waits in vain stops all the same, after as long as was said', async () => {
  const server = running({ drain: () => new Promise(() => undefined) })
  await shutDown(server, 1)
  expect(server.steps).toEqual(['leave', 'hang up', 'rest', 'cut', 'close'])
})

test('work that fails in the end does not keep the stores open', async () => {
  const server = running({ rest: () => Promise.reject(new Error('too late')) })
  await shutDown(server, 10_000)
  expect(server.steps).toEqual(['leave', 'drain', 'hang up', 'cut', 'close'])
})
