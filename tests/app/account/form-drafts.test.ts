import { expect, test } from 'bun:test'
import { forgetForms, keepForm, readForm, VISITOR } from '#app/account/form-drafts.ts'

function tab() {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
  }
}

test('what a member typed waits for them, and for nobody else', () => {
  const store = tab()
  keepForm(store, 'noor', 'profile.about', { about: 'Ik houd van' })
  expect(readForm(store, 'noor', 'profile.about')).toEqual({ about: 'Ik houd van' })
  expect(readForm(store, 'sam', 'profile.about')).toBeNull()
  expect(readForm(store, VISITOR, 'profile.about')).toBeNull()
})

test('what is saved or given up is gone, and the other forms stay', () => {
  const store = tab()
  keepForm(store, 'noor', 'profile.about', 1)
  keepForm(store, 'noor', 'report.kim', 2)
  keepForm(store, 'noor', 'profile.about', null)
  expect(readForm(store, 'noor', 'profile.about')).toBeNull()
  expect(readForm(store, 'noor', 'report.kim')).toBe(2)
})

test('another member who logs in leaves nothing of the one before in the tab', () => {
  const store = tab()
  keepForm(store, 'noor', 'profile.about', 'van Noor')
  keepForm(store, 'sam', 'profile.about', 'van Sam')
  forgetForms(store, 'sam')
  expect(readForm(store, 'sam', 'profile.about')).toBe('van Sam')
  expect([...store.texts.values()].join()).not.toContain('van Noor')
  forgetForms(store, null)
  expect([...store.texts.values()].join()).not.toContain('van Sam')
})

test('a tab that kept nonsense, or is full, loses no more than that', () => {
  const store = tab()
  store.setItem('forms', '{"noor": 7')
  expect(readForm(store, 'noor', 'profile.about')).toBeNull()
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => keepForm(full, 'noor', 'profile.about', 1)).not.toThrow()
})
