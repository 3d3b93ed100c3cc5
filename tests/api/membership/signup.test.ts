import { describe, expect, test } from 'bun:test'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { HOUR, MINUTE } from '#core/shared/time.ts'
import { SIGNUP_FORM } from '../../signup-form.ts'
import { json, openApi, uuid } from '../open-api.ts'

const NOOR = uuid(7)
const BO = uuid(8)

const FORM = {
  ...SIGNUP_FORM,
  id: NOOR,
  email: 'noor@example.test',
  name: 'Noor',
  password: 'ember on paper',
  date_of_birth: '1994-02-03',
  region: 'Utrecht',
  about: 'Ik schilder muren.',
  interests: ['art'],
  details: { eyes: 'green' },
}

function open(...given: Parameters<typeof openApi>) {
  const site = openApi(...given)
  const signUp = (changes: object = {}) =>
    site.browser().post('/api/signup', { ...FORM, ...changes })
  return { ...site, signUp }
}

describe('the email of a signup', () => {
  test('is refused at its own step, with the status and limit of the signup', async () => {
    const { browser, signUp } = open()
    const offer = async (changes: object = {}) =>
      json(await browser().post('/api/signup/email', { id: BO, email: FORM.email, ...changes }))
    expect(await offer({ id: NOOR })).toEqual([200, { ok: true }])
    expect((await signUp()).status).toBe(201)
    expect(await offer()).toEqual([409, { code: 'email.taken' }])
    for (const email of [
      'noor@',
      'noor@xn--a.test',
      `${'n'.repeat(65)}@example.test`,
      'noor@b.123a',
    ])
      expect(await offer({ email })).toEqual([422, { code: 'email.invalid' }])
    for (let nth = 0; nth < 8; nth += 1) await offer({ email: `${nth}@example.test` })
    expect(await offer({ email: 'last@example.test' })).toEqual([
      429,
      { code: 'signup.too-many', minutes: 60 },
    ])
    const closed = open({ settings: { signups: 'none' } }).browser()
    expect(await json(await closed.post('/api/signup/email', { id: BO, email: 'a@b.nl' }))).toEqual(
      [403, { code: 'signup.closed' }],
    )
  })
})

describe('signing up', () => {
  test('creates a member who is logged in, unconfirmed and hidden', async () => {
    const { browser } = open()
    const noor = browser()
    const answer = await noor.post('/api/signup', { ...FORM, tracking: { ref: 'spring' } })
    expect(answer.headers.get('set-cookie')).toContain('HttpOnly')
    expect(await json(answer)).toMatchObject([
      201,
      { user: { id: NOOR, status: 'not_confirmed', credits: 0 }, first_message: null },
    ])
    expect(await json(await noor.get('/api/user.php'))).toMatchObject([200, { user: { id: NOOR } }])
    expect((await browser().get(`/api/members/${NOOR}`)).status).toBe(404)
  })

  test('takes one’s own line, and the ages and distance that a lander asked for', async () => {
    const { signUp, reads } = open()
    const answer = await signUp({
      line: 'Ask me about the night train.',
      searched_ages: { own: false, age_from: null, age_to: null },
      within: '50',
    })
    expect(answer.status).toBe(201)
    expect(await reads.profiles.byId(NOOR)).toMatchObject({
      line: 'Ask me about the night train.',
      searchedAges: { from: null, to: null },
      wishes: { within: 50 },
    })
    const contact = { id: BO, email: 'bo@example.test', line: 'Bel 06 12345678' }
    expect(await json(await signUp(contact))).toEqual([422, { code: 'line.has-contact' }])
    expect((await signUp({ ...contact, line: '', within: '7' })).status).toBe(422)
  })

  test('queues the first message until the email is confirmed, whose credits pay for it', async () => {
    const { browser, member, mailer, signedIn, ...ports } = open()
    await member(BO)
    const noor = browser()
    const to = { id: BO, kind: 'person' }
    const answer = await noor.post('/api/signup', { ...FORM, to, signup_message: 'Dag Bo!' })
    expect(await json(answer)).toMatchObject([
      201,
      { first_message: { held: true, refusal: null } },
    ])
    const bo = await signedIn(BO)
    expect(await (await bo.get('/api/chats.php')).json()).toEqual({ chats: [] })

    await ports.consume()
    await sendDue({ ...ports, mailer }, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    const token = mailer.letters[0]?.path.slice(1)
    const used = await noor.post('/api/links/activate', { token })
    expect(await json(used)).toEqual([200, { credits: 5, sent: 1 }])
    expect(await json(await noor.get('/api/user.php'))).toMatchObject([
      200,
      { user: { status: 'active', credits: 4 } },
    ])
    const { chats } = await (await bo.get('/api/chats.php')).json()
    expect(chats).toMatchObject([{ last_message: { text: 'Dag Bo!' }, num_unread_messages: 1 }])
  })

  test('is idempotent by id, with the right password', async () => {
    const { signUp, reads } = open()
    const { user } = await (await signUp()).json()
    const retried = await json(await signUp())
    expect(retried).toMatchObject([201, { user: { id: user.id, signup_date: user.signup_date } }])
    for (const changes of [{ email: 'other@example.test' }, { password: 'some other words' }]) {
      expect(await json(await signUp(changes))).toEqual([409, { code: 'signup.id-taken' }])
    }
    expect(await reads.accounts.byEmail('other@example.test')).toBeNull()
  })
})

describe('a signup is refused', () => {
  test.each([
    [{ date_of_birth: '2008-11-22' }, 'birth-date.too-young'],
    [{ date_of_birth: '' }, 'birth-date.missing'],
    [{ date_of_birth: '1994-02-30' }, 'birth-date.invalid'],
    [{ date_of_birth: '03/02/1994' }, 'birth-date.invalid'],
    [{ date_of_birth: '2999-01-01' }, 'birth-date.invalid'],
    [{ email: 'noor.example' }, 'email.invalid'],
    [{ email: 'a@b@example.test' }, 'email.invalid'],
    [{ email: 'noor@localhost' }, 'email.invalid'],
    [{ email: 'noor@xn--a.test' }, 'email.invalid'],
    [{ email: 'noor@example.test\r\nBcc: all@example.test' }, 'email.invalid'],
    [{ email: `${'n'.repeat(250)}@a.nl` }, 'email.too-long'],
    [{ password: 'short' }, 'password.too-short'],
    [{ password: 'x'.repeat(129) }, 'password.too-long'],
    [{ password: 'password123' }, 'password.common'],
    [{ password: 'NOOR@example.test' }, 'password.personal'],
    [{ name: 'Noortje-Lief', password: 'noortje-lief' }, 'password.personal'],
    [{ name: 'noor@example.test' }, 'name.is-email'],
    [{ name: '@noor' }, 'name.starts-with-at'],
    [{ name: 'N' }, 'name.too-short'],
    [{ name: 'N'.repeat(31) }, 'name.too-long'],
    [{ name: 'bel 0612345678' }, 'name.has-contact'],
    [{ name: '<script>alert(1)</script>' }, 'name.has-sign'],
    [{ name: 'No\u001bor' }, 'name.unreadable'],
    [{ name: 'Desk' }, 'name.reserved'],
    [{ name: 'Аnnа' }, 'name.mixed-scripts'],
    [{ name: 'kijk op noor.nl' }, 'name.has-contact'],
    [{ name: '\u200b\u200b\u200b' }, 'name.missing'],
    [{ town: '' }, 'place.missing'],
    [{ town: 'Atlantis' }, 'place.unknown'],
    [{ country: 'XX' }, 'place.unknown'],
    [{ gender: null }, 'gender.missing'],
    [{ sexuality: null }, 'sexuality.missing'],
    [{ sensitive_consent: false }, 'consent.missing'],
    [{ sexuality: 'gay' }, 'sexuality.missing'],
    [{ interests: ['world-domination'] }, 'interests.unknown'],
    [{ details: { eyes: 'laser' } }, 'detail.unknown'],
    [{ about: 'x'.repeat(10_000) }, 'about.too-long'],
  ])('for %j, and stores nothing', async (changes, code) => {
    const { signUp, snapshot } = open()
    const before = snapshot()
    const refused = await signUp(changes)
    expect(refused.headers.get('set-cookie')).toBeNull()
    expect(await json(refused)).toMatchObject([422, { code }])
    expect(snapshot()).toEqual(before)
  })

  test('for an email with an account, ignoring case, ten times an hour', async () => {
    const { signUp, pass } = open()
    await signUp()
    const taken = { id: uuid(9), email: ' NOOR@Example.Test ' }
    for (let turn = 0; turn < 9; turn += 1) {
      expect(await json(await signUp(taken))).toEqual([409, { code: 'email.taken' }])
    }
    const refused = await signUp(taken)
    expect(refused.headers.get('retry-after')).toBe('3600')
    expect(await json(refused)).toEqual([429, { code: 'signup.too-many', minutes: 60 }])
    pass(HOUR - MINUTE)
    expect((await signUp(taken)).status).toBe(429)
    pass(MINUTE)
    expect((await signUp(taken)).status).toBe(409)
  })

  test('if the site is closed to visitors without a campaign', async () => {
    const { signUp } = open({ settings: { signups: 'with_trafficsource' } })
    expect(await json(await signUp())).toEqual([403, { code: 'signup.closed' }])
    expect((await signUp({ tracking: { network: 'friends' } })).status).toBe(201)
  })

  test('with a field of the wrong type, naming only that field', async () => {
    const { signUp } = open()
    for (const [field, value] of [
      ['id', 'not-a-uuid'],
      ['id', 7],
      ['gender', 'both'],
      ['acknowledged', 'true'],
      ['interests', 'art'],
      ['interests', Array(101).fill('art')],
      ['to', BO],
      ['language', 'tlh'],
      ['password', null],
      ['email', 'x'.repeat(301)],
    ] as const) {
      const [status, problem] = await json(await signUp({ [field]: value }))
      expect(status).toBe(422)
      expect(JSON.stringify(problem)).toMatch(new RegExp(`"fields":\\["${field}(/\\d+)?"\\]`))
    }
  })

  test('with the campaign and niche of the lander it began on', async () => {
    const { signUp, reads } = open()
    const tracking = { network: 'acme', slug: 'gay-spring' }
    expect((await signUp({ tracking })).status).toBe(201)
    expect((await reads.accounts.byId(NOOR))?.tracking).toEqual({
      network: 'acme',
      niche: 'gay',
      campaign: 'spring',
    })
  })

  test('never for unknown fields, which are not stored', async () => {
    const { signUp, snapshot } = open()
    const answer = await signUp({
      status: 'active',
      credits: 10_000,
      premiumSince: 1,
      paid_user: true,
      kind: 'cam',
      details: { eyes: 'green', shoes: 'unheard-of' },
      tracking: { ref: 'spring', admin: 'unheard-of' },
      unheard: 'unheard-of',
    })
    expect(await json(answer)).toMatchObject([
      201,
      { user: { status: 'not_confirmed', credits: 0, paid_user: false } },
    ])
    expect(JSON.stringify(snapshot())).not.toContain('unheard-of')
  })
})
