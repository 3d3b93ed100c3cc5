import { expect, test } from 'bun:test'
import {
  eraseForms,
  hasTyped,
  OPENED,
  readForm,
  storeForm,
  VISITOR,
} from '#app/accounts/account/form-drafts.ts'

function tab() {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
  }
}

test('a member’s draft is restored for them only', () => {
  const store = tab()
  storeForm(store, 'noor', 'profile.about', { about: 'Ik houd van' })
  expect(readForm(store, 'noor', 'profile.about')).toEqual({ about: 'Ik houd van' })
  expect(readForm(store, 'sam', 'profile.about')).toBeNull()
  expect(readForm(store, VISITOR, 'profile.about')).toBeNull()
})

test('saving or cancelling a form discards its draft, and keeps the others', () => {
  const store = tab()
  storeForm(store, 'noor', 'profile.about', 1)
  storeForm(store, 'noor', 'report.kim', 2)
  storeForm(store, 'noor', 'profile.about', null)
  expect(readForm(store, 'noor', 'profile.about')).toBeNull()
  expect(readForm(store, 'noor', 'report.kim')).toBe(2)
})

test('another member’s login discards all drafts in the tab', () => {
  const store = tab()
  storeForm(store, 'noor', 'profile.about', 'van Noor')
  storeForm(store, 'sam', 'profile.about', 'van Sam')
  eraseForms(store, 'sam')
  expect(readForm(store, 'sam', 'profile.about')).toBe('van Sam')
  expect([...store.texts.values()].join()).not.toContain('van Noor')
  eraseForms(store, null)
  expect([...store.texts.values()].join()).not.toContain('van Sam')
})

test('an invalid or full storage discards only the draft', () => {
  const store = tab()
  store.setItem('forms', '{"noor": 7')
  expect(readForm(store, 'noor', 'profile.about')).toBeNull()
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => storeForm(full, 'noor', 'profile.about', 1)).not.toThrow()
})

test('logging out loses what this member or this tab typed, not what is only open', () => {
  const store = tab()
  storeForm(store, 'noor', `${OPENED}report`, 'kim')
  storeForm(store, 'sam', 'profile.about', 'van Sam')
  expect(hasTyped(store, 'noor')).toBe(false)
  storeForm(store, 'noor', 'report.kim', { note: 'Vraagt om geld' })
  expect(hasTyped(store, 'noor')).toBe(true)
  storeForm(store, 'noor', 'report.kim', null)
  expect(hasTyped(store, 'noor')).toBe(false)
  storeForm(store, VISITOR, 'complaint', { words: 'Er staat' })
  expect(hasTyped(store, 'noor')).toBe(true)
})
