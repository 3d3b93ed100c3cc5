import { describe, expect, test } from 'bun:test'
import { isPastLogin, stepToResume } from '#app/membership/signup/steps.ts'
import {
  draftFrom,
  eraseDraft,
  pruneDraft,
  readStoredDraft,
  storeDraft,
} from '#app/membership/signup/stored-draft.ts'
import { SIGNUP_STEPS } from '#core/membership/signup/draft.ts'
import { DAY } from '#core/shared/time.ts'
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

/** A browser with one tab; another tab shares persistent storage. */
const browser = (lasting = store()) => ({ lasting, tab: store() })
const NOON = 0

const started = { id: 'noor', photoId: 'photo', step: 'about', draft: filledDraft() } as const

describe('a stored signup draft', () => {
  test('is restored after a reload, except for the password', () => {
    const store = browser()
    storeDraft(store, started, 0)
    const stored = readStoredDraft(store, DAY - 1)
    expect(stored?.id).toBe('noor')
    expect(draftFrom(stored, null, 'BE')).toEqual(filledDraft({ password: '' }))
    const all = [store.lasting, store.tab].flatMap(({ texts }) => [...texts.values()])
    expect(all.join()).not.toContain('ember on paper')
  })

  test('keeps birth date and orientation in its tab only', () => {
    const store = browser()
    storeDraft(store, { ...started, draft: filledDraft({ seeks: 'female' }) }, NOON)
    const lasting = [...store.lasting.texts.values()].join()
    const { birthDate, sexuality } = filledDraft()
    for (const word of [birthDate, 'birthDate', 'sexuality', `"${sexuality}"`, 'seeks']) {
      expect(lasting).not.toContain(word)
    }
    const stored = readStoredDraft(browser(store.lasting), NOON)
    expect(stored?.draft).toMatchObject({
      birthDate: '',
      sexuality: null,
      name: started.draft.name,
    })
  })

  test('keeps the recipient for a day, then deletes it', () => {
    const store = browser()
    storeDraft(store, started, NOON)
    expect(readStoredDraft(store, DAY - 1)?.draft).toMatchObject({ email: started.draft.email })
    expect(readStoredDraft(store, DAY)?.draft).toMatchObject({ email: '', name: '' })
    pruneDraft(store.lasting, DAY)
    const lasting = [...store.lasting.texts.values()].join()
    expect(lasting).not.toContain(started.draft.email)
    expect(readStoredDraft(store, DAY)?.draft.town).toBe(started.draft.town)
    pruneDraft(store.lasting, 8 * DAY)
    expect(store.lasting.texts.size).toBe(0)
  })

  test('of an earlier version loses its private data', () => {
    const store = browser()
    storeDraft(store, started, NOON)
    const text = store.lasting.getItem('signup-draft') ?? ''
    const old = JSON.parse(text)
    const draft = { ...old.draft, birthDate: '1990-06-15', sexuality: 'bi', email: 'noor@a.test' }
    store.lasting.setItem('signup-draft', JSON.stringify({ ...old, draft }))
    pruneDraft(store.lasting, NOON)
    expect(JSON.parse(store.lasting.getItem('signup-draft') ?? '')).toEqual(JSON.parse(text))
  })

  test('of another signup takes nothing from this tab', () => {
    const store = browser()
    storeDraft(store, started, NOON)
    storeDraft(browser(store.lasting), { ...started, id: 'sam' }, NOON)
    expect(readStoredDraft(store, NOON)?.draft.birthDate).toBe('')
  })

  test('continues at the step of the missing password', () => {
    const draft = filledDraft({ password: '' })
    expect(stepToResume('about', { ...signupInput(), draft })).toBe('login')
    expect(stepToResume('location', { ...signupInput(), draft })).toBe('location')
  })

  test('misses the password only after its step', () => {
    expect(SIGNUP_STEPS.filter(isPastLogin)).toEqual(['preference', 'about'])
  })

  test('of a version with other steps continues at the first incomplete one', () => {
    const store = browser()
    storeDraft(store, started, NOON)
    const text = store.lasting.getItem('signup-draft') ?? ''
    store.lasting.setItem('signup-draft', text.replace('"step":"about"', '"step":"birthDate"'))
    const stored = readStoredDraft(store, NOON)
    expect(stored?.draft.town).toBe(started.draft.town)
    const draft = draftFrom(stored, null, 'NL')
    expect(stepToResume(stored?.step ?? 'photo', { ...signupInput(), draft })).toBe('login')
  })

  test('expires after a week, or is deleted on request', () => {
    const store = browser()
    storeDraft(store, started, 0)
    expect(readStoredDraft(store, 8 * DAY)).toBeNull()
    eraseDraft(store)
    expect(readStoredDraft(store, 0)).toBeNull()
    expect([store.lasting.texts.size, store.tab.texts.size]).toEqual([0, 0])
  })

  test('that was tampered with is ignored', () => {
    const store = browser()
    store.lasting.setItem('signup-draft', '{"draft":{"name":7}}')
    expect(readStoredDraft(store, 0)).toBeNull()
  })
})

test('has a message for each recipient', () => {
  const store = browser()
  const to = { id: 'sam', kind: 'person' } as const
  storeDraft(store, { ...started, draft: filledDraft({ to, message: 'Dag Sam' }) }, 0)
  storeDraft(store, { ...started, draft: filledDraft({ to: CAM, message: 'Dag Kim' }) }, 0)
  const stored = readStoredDraft(store, 0)
  expect(draftFrom(stored, to, 'NL').message).toBe('Dag Sam')
  expect(draftFrom(stored, CAM, 'NL').message).toBe('Dag Kim')
})

test('has an acknowledgement for each recipient', () => {
  const store = browser()
  storeDraft(store, { ...started, draft: filledDraft({ to: CAM, acknowledged: true }) }, 0)
  const stored = readStoredDraft(store, 0)
  expect(draftFrom(stored, CAM, 'NL').acknowledged).toBe(true)
  expect(draftFrom(stored, { id: 'lou', kind: 'cam' }, 'NL').acknowledged).toBe(false)
})
