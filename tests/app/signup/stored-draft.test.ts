import { describe, expect, test } from 'bun:test'
import { isPastPassword, stepToResume } from '#app/signup/steps.ts'
import {
  draftFrom,
  eraseDraft,
  pruneDraft,
  readStoredDraft,
  storeDraft,
} from '#app/signup/stored-draft.ts'
import { DAY } from '#core/shared/time.ts'
import { SIGNUP_STEPS } from '#core/signup/draft.ts'
import { CAM, filledDraft, signupInput } from './drafts.ts'

function store() {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  }
}

/** A browser with one tab open; another one shares what lasts. */
const browser = (lasting = store()) => ({ lasting, tab: store() })
const NOON = 0

const begun = { id: 'noor', photoId: 'photo', step: 'about', draft: filledDraft() } as const

describe('a signup that was begun', () => {
  test('is there after a reload, all but its password', () => {
    const store = browser()
    storeDraft(store, begun, 0)
    const stored = readStoredDraft(store, DAY - 1)
    expect(stored?.id).toBe('noor')
    expect(draftFrom(stored, null, 'BE')).toEqual(filledDraft({ password: '' }))
    const all = [store.lasting, store.tab].flatMap(({ texts }) => [...texts.values()])
    expect(all.join()).not.toContain('ember on paper')
  })

  test('leaves birth date and orientation in its tab alone', () => {
    const store = browser()
    storeDraft(store, begun, NOON)
    const lasting = [...store.lasting.texts.values()].join()
    const { birthDate, sexuality } = filledDraft()
    for (const word of [birthDate, 'birthDate', 'sexuality', `"${sexuality}"`]) {
      expect(lasting).not.toContain(word)
    }
    const stored = readStoredDraft(browser(store.lasting), NOON)
    expect(stored?.draft).toMatchObject({ birthDate: '', sexuality: null, name: begun.draft.name })
  })

  test('keeps who it is about for a day, and takes it out of the browser then', () => {
    const store = browser()
    storeDraft(store, begun, NOON)
    expect(readStoredDraft(store, DAY - 1)?.draft).toMatchObject({ email: begun.draft.email })
    expect(readStoredDraft(store, DAY)?.draft).toMatchObject({ email: '', name: '' })
    pruneDraft(store.lasting, DAY)
    const lasting = [...store.lasting.texts.values()].join()
    expect(lasting).not.toContain(begun.draft.email)
    expect(readStoredDraft(store, DAY)?.draft.town).toBe(begun.draft.town)
    pruneDraft(store.lasting, 8 * DAY)
    expect(store.lasting.texts.size).toBe(0)
  })

  test('that an earlier version kept in one place loses what is private', () => {
    const store = browser()
    storeDraft(store, begun, NOON)
    const text = store.lasting.getItem('signup-draft') ?? ''
    const old = JSON.parse(text)
    const draft = { ...old.draft, birthDate: '1990-06-15', sexuality: 'bi', email: 'noor@a.test' }
    store.lasting.setItem('signup-draft', JSON.stringify({ ...old, draft }))
    pruneDraft(store.lasting, NOON)
    expect(JSON.parse(store.lasting.getItem('signup-draft') ?? '')).toEqual(JSON.parse(text))
  })

  test('of another than is kept now takes nothing from this tab', () => {
    const store = browser()
    storeDraft(store, begun, NOON)
    storeDraft(browser(store.lasting), { ...begun, id: 'sam' }, NOON)
    expect(readStoredDraft(store, NOON)?.draft.birthDate).toBe('')
  })

  test('goes on at the step whose password has to be typed again', () => {
    const draft = filledDraft({ password: '' })
    expect(stepToResume('about', { ...signupInput(), draft })).toBe('password')
    expect(stepToResume('location', { ...signupInput(), draft })).toBe('location')
  })

  test('misses a password only if it went past it', () => {
    expect(SIGNUP_STEPS.filter(isPastPassword)).toEqual(['preference', 'about'])
  })

  test('of a version with other steps goes on at the first that is open', () => {
    const store = browser()
    storeDraft(store, begun, NOON)
    const text = store.lasting.getItem('signup-draft') ?? ''
    store.lasting.setItem('signup-draft', text.replace('"step":"about"', '"step":"personal"'))
    const stored = readStoredDraft(store, NOON)
    expect(stored?.draft.town).toBe(begun.draft.town)
    const draft = draftFrom(stored, null, 'NL')
    expect(stepToResume(stored?.step ?? 'photo', { ...signupInput(), draft })).toBe('password')
  })

  test('is forgotten after a week, or at once', () => {
    const store = browser()
    storeDraft(store, begun, 0)
    expect(readStoredDraft(store, 8 * DAY)).toBeNull()
    eraseDraft(store)
    expect(readStoredDraft(store, 0)).toBeNull()
    expect([store.lasting.texts.size, store.tab.texts.size]).toEqual([0, 0])
  })

  test('that somebody tampered with is as good as none', () => {
    const store = browser()
    store.lasting.setItem('signup-draft', '{"draft":{"name":7}}')
    expect(readStoredDraft(store, 0)).toBeNull()
  })
})

test('each member one writes to keeps their own message', () => {
  const store = browser()
  const to = { id: 'sam', kind: 'person' } as const
  storeDraft(store, { ...begun, draft: filledDraft({ to, message: 'Dag Sam' }) }, 0)
  storeDraft(store, { ...begun, draft: filledDraft({ to: CAM, message: 'Dag Kim' }) }, 0)
  const stored = readStoredDraft(store, 0)
  expect(draftFrom(stored, to, 'NL').message).toBe('Dag Sam')
  expect(draftFrom(stored, CAM, 'NL').message).toBe('Dag Kim')
})

test('having read what one profile is says nothing about another', () => {
  const store = browser()
  storeDraft(store, { ...begun, draft: filledDraft({ to: CAM, acknowledged: true }) }, 0)
  const stored = readStoredDraft(store, 0)
  expect(draftFrom(stored, CAM, 'NL').acknowledged).toBe(true)
  expect(draftFrom(stored, { id: 'lou', kind: 'cam' }, 'NL').acknowledged).toBe(false)
})
