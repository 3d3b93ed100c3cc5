import { describe, expect, test } from 'bun:test'
import { checkDraft } from '#core/membership/signup/check-draft.ts'
import { checkStep } from '#core/membership/signup/check-step.ts'
import {
  emptyDraft,
  SIGNUP_STEPS,
  type SignupDraft,
  type SignupStep,
  STEP_FIELDS,
  stepsOf,
} from '#core/membership/signup/draft.ts'
import { SOUGHT, sexualityOf } from '#core/profiles/fields.ts'
import { GENDERS } from '#core/profiles/profile.ts'
import { openWorld } from '#tests/core/world.ts'
import { goodDraft } from './drafts.ts'

const { site: settings, domains } = openWorld()
const site = { ...settings, domains }
const TODAY = Date.UTC(2026, 10, 21, 12)
const wrong = (step: SignupStep, changes: Partial<SignupDraft>) =>
  checkStep(step, goodDraft(changes), site, TODAY)

describe('the signup steps', () => {
  test('start with the message, or without a recipient with one’s own line', () => {
    const [message, line, ...rest] = SIGNUP_STEPS
    expect(stepsOf({ to: { id: 'bo', kind: 'person' } })).toEqual([message, ...rest])
    expect(stepsOf({ to: null })).toEqual([line, ...rest])
  })

  test('validate only their own fields', () => {
    const empty = emptyDraft({ id: 'fee', kind: 'cam' }, '')
    for (const step of SIGNUP_STEPS) {
      const fields: readonly string[] = STEP_FIELDS[step]
      for (const field of Object.keys(checkStep(step, empty, site, TODAY))) {
        expect(fields).toContain(field)
      }
    }
  })

  test('accept a valid draft', () => {
    for (const step of SIGNUP_STEPS) expect(wrong(step, {})).toEqual({})
  })
})

describe('the message step', () => {
  test('may be empty', () => {
    expect(wrong('message', { to: { id: 'fee', kind: 'fictional' }, message: ' ' })).toEqual({})
  })

  test('needs an acknowledgement for a profile that is not a person', () => {
    const to = { id: 'fee', kind: 'fictional' } as const
    expect(wrong('message', { to, message: 'Hoi' })).toEqual({
      acknowledged: { code: 'chat.acknowledge-first', kind: 'fictional' },
    })
    expect(wrong('message', { to, message: 'Hoi', acknowledged: true })).toEqual({})
    expect(wrong('message', { to: { id: 'bo', kind: 'person' }, message: 'Hoi' })).toEqual({})
  })

  test('limits the length', () => {
    const to = { id: 'bo', kind: 'person' } as const
    const message = 'a'.repeat(site.messageLength + 1)
    expect(wrong('message', { to, message })).toEqual({
      message: { code: 'message.too-long', limit: site.messageLength },
    })
  })
})

describe('the line step', () => {
  test('may be empty, or a sentence that holds nothing to reach one by', () => {
    expect(wrong('line', { line: ' ' })).toEqual({})
    expect(wrong('line', { line: 'Ask me about the night train.' })).toEqual({})
    expect(wrong('line', { line: 'Mail me: noor@example.com' })).toEqual({
      line: { code: 'line.has-contact' },
    })
    expect(wrong('line', { line: 'a'.repeat(111) })).toEqual({
      line: { code: 'line.too-long', limit: 110 },
    })
  })
})

describe('whom one looks for, said before one’s gender', () => {
  test('is the orientation once the gender is known', () => {
    const found = GENDERS.map((gender) => SOUGHT.map((sought) => sexualityOf(gender, sought)))
    expect(found).toEqual([
      ['gay', 'hetero', 'bi'],
      ['hetero', 'lesbian', 'bi'],
    ])
  })
})

describe('the other steps', () => {
  test('location needs a town in a country of the site', () => {
    expect(wrong('location', { town: ' ' })).toEqual({ town: { code: 'place.missing' } })
    expect(wrong('location', { country: 'XX' })).toEqual({ town: { code: 'place.unknown' } })
    const abroad = checkStep('location', goodDraft(), { ...site, countries: ['BE'] }, TODAY)
    expect(abroad).toEqual({ town: { code: 'place.unknown' } })
  })

  test('each report the error of their field', () => {
    expect(wrong('personal', { name: '@' })).toEqual({ name: { code: 'name.starts-with-at' } })
    expect(wrong('personal', { birthDate: '' })).toEqual({
      birthDate: { code: 'birth-date.missing' },
    })
    expect(wrong('personal', { name: ' ' })).toEqual({ name: { code: 'name.missing' } })
    expect(wrong('login', { email: ' ' })).toEqual({ email: { code: 'email.missing' } })
    expect(wrong('login', { password: '' })).toEqual({ password: { code: 'password.missing' } })
    expect(wrong('login', { email: 'noor' })).toEqual({ email: { code: 'email.invalid' } })
    expect(wrong('login', { password: 'short' })).toEqual({
      password: { code: 'password.too-short', minimum: 8 },
    })
  })

  test('preference needs gender and orientation', () => {
    expect(wrong('preference', { gender: null })).toEqual({ gender: { code: 'gender.missing' } })
    expect(wrong('preference', { sexuality: null })).toEqual({
      sexuality: { code: 'sexuality.missing' },
    })
    expect(wrong('preference', { sexuality: 'gay' })).toEqual({
      sexuality: { code: 'sexuality.missing' },
    })
  })

  test('preference tells all that is missing at once', () => {
    expect(wrong('preference', { gender: null, sexuality: null, consent: false })).toEqual({
      gender: { code: 'gender.missing' },
      sexuality: { code: 'sexuality.missing' },
      consent: { code: 'consent.missing' },
    })
  })

  test('about me accepts only the site’s options', () => {
    const changes = {
      about: 'a'.repeat(1001),
      interests: ['spelunking'],
      details: { hair: 'moss' },
    }
    expect(wrong('about', changes)).toEqual({
      about: { code: 'about.too-long', limit: 1000 },
      interests: { code: 'interests.unknown' },
      hair: { code: 'detail.unknown', field: 'hair' },
    })
  })
})

describe('a complete draft', () => {
  test('is refused for its first error', () => {
    const draft = goodDraft({ town: '', name: '', gender: null })
    expect(checkDraft(draft, site, TODAY)).toEqual({ ok: false, error: { code: 'place.missing' } })
  })

  test('is normalised', () => {
    const draft = goodDraft({
      name: '  Noor   B ',
      email: ' noor@example.test ',
      message: 'to nobody',
      line: '  Ask me about\nthe night train. ',
      interests: ['art', 'art'],
      details: { eyes: 'green', hair: '' },
    })
    const checked = checkDraft(draft, site, TODAY)
    expect(checked.ok && checked.value).toMatchObject({
      name: 'Noor B',
      email: 'noor@example.test',
      message: '',
      line: 'Ask me about the night train.',
      interests: ['art'],
      details: { eyes: 'green' },
    })
  })

  test('to somebody has no line, which was not asked', () => {
    const to = { id: 'bo', kind: 'person' } as const
    const checked = checkDraft(goodDraft({ to, line: 'noor@example.com' }), site, TODAY)
    expect(checked.ok && checked.value.line).toBe('')
  })
})
