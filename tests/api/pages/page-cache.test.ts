import { expect, test } from 'bun:test'
import { pageCache } from '#api/pages/page-cache.ts'

function opened(pages: number) {
  let now = 0
  const rendered: string[] = []
  const cached = pageCache<string>({ pages, freshFor: 1000 }, () => now)
  const ask = (key: string) =>
    cached.get(key, async () => {
      rendered.push(key)
      return `page ${key}`
    })
  return {
    ask,
    cached,
    rendered,
    pass: (span: number) => {
      now += span
    },
  }
}

test('concurrent requests share one rendering', async () => {
  const { ask, rendered } = opened(2)
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['page a', 'page a', 'page a'])
  expect(rendered).toEqual(['a'])
})

test('an expired page is rendered again', async () => {
  const { ask, rendered, pass } = opened(2)
  await ask('a')
  pass(999)
  await ask('a')
  pass(1)
  await ask('a')
  expect(rendered).toEqual(['a', 'a'])
})

test('the least recently used page is evicted', async () => {
  const { ask, rendered } = opened(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(rendered).toEqual(['a', 'b', 'c', 'b'])
})

test('a failed rendering is retried', async () => {
  const { ask, cached } = opened(2)
  const failing = cached.get('a', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  await failing.catch(() => null)
  expect(await ask('a')).toBe('page a')
})
