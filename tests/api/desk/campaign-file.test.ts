import { expect, test } from 'bun:test'
import { readCampaign } from '#api/desk/shapes/campaign-file.ts'

const NOW = Date.UTC(2026, 10, 27)
const NL = { subject: 'Een kwart eraf', lead: 'Deze week.', button: 'Bekijk' }
const SPRING = {
  id: 'spring-2027',
  kind: 'promotion',
  path: '/credits',
  until: '2027-03-01T00:00:00Z',
  texts: { nl: NL },
}
const read = (file: unknown) =>
  readCampaign(typeof file === 'string' ? file : JSON.stringify(file), NOW, ['vonk', 'gay', 'she'])

test('a path may begin like one of the server’s', () => {
  expect(read({ ...SPRING, path: '/developers' }).ok).toBe(true)
})

test('a campaign file is a campaign', () => {
  expect(read(SPRING)).toEqual({
    ok: true,
    value: {
      ...SPRING,
      kind: 'promotion',
      site: null,
      until: Date.UTC(2027, 2, 1),
      texts: { nl: { ...NL, note: '' } },
      addedAt: NOW,
      stoppedAt: null,
    },
  })
})

const texts = (changes: object) => ({ ...SPRING, texts: { nl: { ...NL, ...changes } } })

test.each<[string, unknown, readonly string[], string, number | null]>([
  ['no JSON', '{', [], 'not-json', null],
  ['deep nesting', '['.repeat(60_000), [], 'not-json', null],
  ['a list', [], ['id'], 'missing', null],
  ['a text', '"spring"', [], 'wrong-kind', null],
  ['no id', { ...SPRING, id: undefined }, ['id'], 'missing', null],
  ['an id with capitals', { ...SPRING, id: 'Spring 2027' }, ['id'], 'no-name', null],
  ['another kind', { ...SPRING, kind: 'reset' }, ['kind'], 'no-kind', null],
  ['a strange site', { ...SPRING, site: 'Vonk!' }, ['site'], 'no-site', null],
  ['a path elsewhere', { ...SPRING, path: '//evil.test' }, ['path'], 'no-path', null],
  ['a long path', { ...SPRING, path: `/${'x'.repeat(500)}` }, ['path'], 'too-long', 500],
  ['no moment', { ...SPRING, until: 'soon' }, ['until'], 'no-moment', null],
  [
    'a day that is none',
    { ...SPRING, until: '2027-02-40T00:00:00Z' },
    ['until'],
    'no-moment',
    null,
  ],
  ['31 February', { ...SPRING, until: '2027-02-31T00:00:00Z' }, ['until'], 'no-moment', null],
  ['a path to the desk', { ...SPRING, path: '/desk/photos' }, ['path'], 'no-path', null],
  ['a path to a call', { ...SPRING, path: '/api?x' }, ['path'], 'no-path', null],
  ['a reversed path', { ...SPRING, path: '/\u202estiderc' }, ['path'], 'no-path', null],
  [
    'a reversed subject',
    texts({ subject: '\u202eA' }),
    ['texts', 'nl', 'subject'],
    'not-storable',
    null,
  ],
  [
    'a second line',
    texts({ subject: 'A\u2028B' }),
    ['texts', 'nl', 'subject'],
    'several-lines',
    null,
  ],
  ['a past end', { ...SPRING, until: '2020-01-01T00:00:00Z' }, ['until'], 'past', null],
  ['no language', { ...SPRING, texts: {} }, ['texts'], 'no-language', null],
  [
    'an unknown language',
    { ...SPRING, texts: { xx: NL } },
    ['texts', 'xx'],
    'unknown-language',
    null,
  ],
  ['an unknown key', { ...SPRING, site_id: 'vonk' }, ['site_id'], 'unexpected', null],
  ['an empty subject', texts({ subject: ' ' }), ['texts', 'nl', 'subject'], 'empty', null],
  ['a long button', texts({ button: 'x'.repeat(41) }), ['texts', 'nl', 'button'], 'too-long', 40],
  ['two lines', texts({ lead: 'a\nb' }), ['texts', 'nl', 'lead'], 'several-lines', null],
  ['braces', texts({ lead: '{{name}}' }), ['texts', 'nl', 'lead'], 'braces', null],
  ['half a character', texts({ note: '\ud800' }), ['texts', 'nl', 'note'], 'not-storable', null],
  ['a number', texts({ note: 7 }), ['texts', 'nl', 'note'], 'wrong-kind', null],
])('a file with %s is refused with the place', (_, file, place, problem, limit) => {
  // The file is one line.
  const line = JSON.stringify(file).includes(`${place.at(0)}`) && place.length > 0 ? 1 : null
  expect<unknown>(read(file)).toEqual({
    ok: false,
    error: { code: 'campaign.file-invalid', place, line, problem, limit },
  })
})

test('the line of a missing key is that of its object, not of the next language', () => {
  const { subject: _, ...noSubject } = NL
  const file = JSON.stringify({ ...SPRING, texts: { nl: noSubject, de: NL } }, null, 2)
  const line = file.split('\n').findIndex((line) => line.includes('"nl"')) + 1
  expect<unknown>(read(file)).toMatchObject({
    ok: false,
    error: { place: ['texts', 'nl', 'subject'], problem: 'missing', line },
  })
})
