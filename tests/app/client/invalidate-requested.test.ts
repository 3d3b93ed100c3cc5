import { expect, test } from 'bun:test'
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { invalidate } from '#app/client/invalidate.ts'

const MESSAGE = { type: 'message', conversation: 'c1' } as const
const queryKey = ['conversation', 'c1']

/** A conversation whose responses arrive when the test says so. */
function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const responses: ((text: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => responses.push(resolve))
  return { queries, responses, options: { queryKey, queryFn } }
}

test('a first response that is older than a change is not taken for fresh', async () => {
  const { queries, responses, options } = open()
  const observer = new QueryObserver(queries, options)
  const stop = observer.subscribe(() => undefined)
  const invalidated = invalidate(queries, MESSAGE)
  responses[0]?.('before the message')
  // In a bounded number of turns: without a second request the test fails instead of hanging.
  for (let turn = 0; turn < 50 && responses.length < 2; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(responses).toHaveLength(2)
  responses[1]?.('with the message')
  await invalidated
  expect(queries.getQueryData<string>(queryKey)).toBe('with the message')
  stop()
})

test('neither is one that was requested before the page is shown', async () => {
  const { queries, responses, options } = open()
  const loaded = queries.prefetchQuery(options)
  const invalidated = invalidate(queries, MESSAGE)
  responses[0]?.('before the message')
  await Promise.all([loaded, invalidated])
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('offline, a request that was not sent keeps nobody waiting', async () => {
  const { queries, responses, options } = open()
  onlineManager.setOnline(false)
  try {
    const stop = new QueryObserver(queries, options).subscribe(() => undefined)
    await invalidate(queries, MESSAGE)
    expect(responses).toHaveLength(0)
    stop()
  } finally {
    onlineManager.setOnline(true)
  }
})
