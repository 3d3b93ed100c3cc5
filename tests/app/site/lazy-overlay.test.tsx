import { expect, test } from 'bun:test'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { lazyOverlay } from '#app/site/lazy-overlay.tsx'

test('an overlay leaves no unfinished part in a rendered page, loaded or not', async () => {
  const Overlay = lazyOverlay(() => new Promise<ComponentType>(() => undefined))
  expect(renderToString(<Overlay />)).toBe('')
})
