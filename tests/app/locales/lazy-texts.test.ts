import { expect, test } from 'bun:test'
import { createInstance } from 'i18next'
import { strict } from '#app/locales/strict.ts'

/** Texts of which `members` loads, and `report` fails. */
async function openedTexts() {
  const texts = createInstance()
  const backend = {
    type: 'backend' as const,
    init: () => undefined,
    read: async (_: string, area: string) => {
      if (area === 'report') throw new Error('offline')
      return { hello: 'Hallo' }
    },
  }
  await texts.use(backend).init({ lng: 'nl', ns: ['common'], fallbackLng: false })
  return strict(texts)
}

test('a component that waits for lazy texts is notified when they are loaded', async () => {
  const texts = await openedTexts()
  expect(texts.hasLoadedNamespace('members')).toBe(false)
  // As `useTranslation` waits.
  await new Promise<void>((resolve) => void texts.loadNamespaces('members', () => resolve()))
  expect(texts.hasLoadedNamespace('members')).toBe(true)
})

test('texts that fail to load are an error, not a page of keys', async () => {
  const texts = await openedTexts()
  await new Promise<void>((resolve) => void texts.loadNamespaces('report', () => resolve()))
  expect(() => texts.hasLoadedNamespace('report')).toThrow('no texts for nl/report')
  expect(texts.loadNamespaces('report')).rejects.toThrow('no texts for nl/report')
})
