import { describe, expect, test } from 'bun:test'
import { draftFrom, forgetDraft, keepDraft, readKeptDraft } from '#app/signup/kept-draft.ts'
import { stepToResume } from '#app/signup/steps.ts'
import { DAY } from '#core/shared/time.ts'
import { CAM, filledDraft, signupInput } from './drafts.ts'

function browser() {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  }
}

const begun = { id: 'noor', photoId: 'photo', step: 'about', draft: filledDraft() } as const

describe('a signup that was begun', () => {
  test('is there after a reload, all but its password', () => {
    const store = browser()
    keepDraft(store, begun, 0)
    const kept = readKeptDraft(store, DAY)
    expect(kept?.id).toBe('noor')
    expect(draftFrom(kept, null, 'BE')).toEqual(filledDraft({ password: '' }))
    expect([...store.texts.values()].join()).not.toContain('ember on paper')
  })

  test('goes on at the step whose password has to be typed again', () => {
    const draft = filledDraft({ password: '' })
    expect(stepToResume('about', { ...signupInput(), draft })).toBe('personal')
    expect(stepToResume('location', { ...signupInput(), draft })).toBe('location')
  })

  test('is forgotten after a week, or at once', () => {
    const store = browser()
    keepDraft(store, begun, 0)
    expect(readKeptDraft(store, 8 * DAY)).toBeNull()
    forgetDraft(store)
    expect(readKeptDraft(store, 0)).toBeNull()
  })

  test('that somebody tampered with is as good as none', () => {
    const store = browser()
    store.setItem('signup-draft', '{"draft":{"name":7}}')
    expect(readKeptDraft(store, 0)).toBeNull()
  })
})

test('each member one writes to keeps their own message', () => {
  const store = browser()
  const to = { id: 'sam', kind: 'person' } as const
  keepDraft(store, { ...begun, draft: filledDraft({ to, message: 'Dag Sam' }) }, 0)
  keepDraft(store, { ...begun, draft: filledDraft({ to: CAM, message: 'Dag Kim' }) }, 0)
  const kept = readKeptDraft(store, 0)
  expect(draftFrom(kept, to, 'NL').message).toBe('Dag Sam')
  expect(draftFrom(kept, CAM, 'NL').message).toBe('Dag Kim')
})

test('having read what one profile is says nothing about another', () => {
  const store = browser()
  keepDraft(store, { ...begun, draft: filledDraft({ to: CAM, acknowledged: true }) }, 0)
  const kept = readKeptDraft(store, 0)
  expect(draftFrom(kept, CAM, 'NL').acknowledged).toBe(true)
  expect(draftFrom(kept, { id: 'lou', kind: 'cam' }, 'NL').acknowledged).toBe(false)
})
