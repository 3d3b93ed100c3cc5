import { describe, expect, test } from 'bun:test'
import { waitFor } from 'xstate'
import type { CallError } from '#app/client/client.ts'
import { SIGNUP_STEPS, type SignupStep } from '#core/membership/signup/draft.ts'
import { refusal } from '#tests/app/refusal.ts'
import { CAM, filledDraft } from './drafts.ts'
import { opened } from './open-signup.ts'

const next = { type: 'next' } as const
const photo = new Blob(['a face'])

describe('signing up', () => {
  test('goes through the steps, creates a member and waits for the confirmation', async () => {
    const { send, until, sent } = await opened()
    expect(send(next).context.step).toBe('location')
    for (const step of SIGNUP_STEPS.slice(4)) {
      send(next)
      expect((await until({ asking: 'started' })).context.step).toBe(step)
    }
    send(next)
    const done = await until('confirming')
    expect(done.hasTag('inProgress')).toBe(false)
    expect(sent).toEqual([{ id: 'noor', draft: filledDraft() }])
  })

  test('starts with the message if there is a recipient', async () => {
    const draft = filledDraft({ to: CAM, message: 'Dag Kim' })
    const { send } = await opened({ begun: { draft, step: 'message' } })
    const refused = send(next)
    expect(refused.context.step).toBe('message')
    expect(refused.context.refusals.acknowledged?.code).toBe('chat.acknowledge-first')
    const ticked = send({ type: 'filled', change: { acknowledged: true } }, next)
    expect(ticked.context.step).toBe('photo')
  })

  test('is in progress after the first input', async () => {
    const { send } = await opened()
    expect(send().hasTag('inProgress')).toBe(false)
    expect(send().context.filled).toBe(false)
    const filled = send({ type: 'filled', change: { name: 'No' } })
    expect(filled.hasTag('inProgress')).toBe(true)
    expect(filled.context.filled).toBe(true)
  })

  test('goes back without losing input', async () => {
    const { send } = await opened({ begun: { step: 'location' } })
    const to = (step: SignupStep) => ({ type: 'wentTo', step }) as const
    const back = send(next, { type: 'filled', change: { name: 'Noortje' } }, to('location'))
    expect(back.context.step).toBe('location')
    expect(back.context.draft.name).toBe('Noortje')
    expect(send(to('photo')).context.step).toBe('photo')
    // There is no recipient.
    expect(send(to('message')).context.step).toBe('photo')
  })

  test('shows a field’s error on blur, and clears it when it is fixed', async () => {
    const { send } = await opened({ begun: { step: 'login' } })
    const left = send(
      { type: 'filled', change: { email: 'noor@' } },
      { type: 'left', field: 'email' },
    )
    expect(left.context.refusals).toEqual({ email: { code: 'email.invalid' } })
    const right = send({ type: 'filled', change: { email: 'noor@example.test' } })
    expect(right.context.refusals).toEqual({})
  })

  test('keeps an error while typing, and updates it on the next attempt', async () => {
    const { send } = await opened({
      begun: { step: 'location', draft: filledDraft({ town: '' }) },
    })
    const first = send(next).context.refusals.town
    expect(first).toEqual({ code: 'place.missing' })
    expect(send({ type: 'filled', change: { town: '' } }).context.refusals.town).toBe(first)
    const sameRefusal = send(next).context.refusals.town
    expect(sameRefusal).toEqual(first)
    expect(sameRefusal).not.toBe(first)
  })

  test('passes over what a lander filled in, and says what is wrong with the rest of it', async () => {
    const draft = filledDraft({ name: '<b>' })
    const { send } = await opened({ begun: { draft, done: ['line', 'location'] } })
    const { context } = send(next)
    expect(context.step).toBe('personal')
    expect(Object.keys(context.refusals)).toEqual(['name'])
  })

  test('returns from a step reopened on the card, which never sends', async () => {
    const { send, sent } = await opened({ begun: { step: 'location' } })
    expect(send({ type: 'reopened', step: 'about' }).context.step).toBe('about')
    expect(send(next).context.step).toBe('location')
    expect(sent).toEqual([])
  })

  test('asks first for the town that a page left open, and not again', async () => {
    const begun = { step: 'location', returnTo: 'photo' } as const
    const { send } = await opened({ begun })
    expect(send(next).context.step).toBe('photo')
    expect(send(next).context.step).toBe('personal')
  })

  test('does not take a town that is only a name', async () => {
    const draft = filledDraft({ town: 'Xyzzy', region: '' })
    const { send } = await opened({ begun: { step: 'location', draft } })
    const { context } = send(next)
    expect([context.step, context.refusals.town?.code]).toEqual(['location', 'place.missing'])
  })

  test('reopens the step of a missing password', async () => {
    const draft = filledDraft({ password: '' })
    const { send, sent } = await opened({ begun: { draft, step: 'about' } })
    const refused = send(next)
    expect(refused.context.step).toBe('login')
    expect(refused.context.refusals.password?.code).toBe('password.missing')
    expect(sent).toEqual([])
  })
})

describe('a server error', () => {
  const refusing = (error: CallError) => () => Promise.reject(refusal(error))

  test('is shown at its step and field', async () => {
    const { send, until } = await opened({
      begun: { step: 'about' },
      signUp: refusing({ code: 'email.taken' }),
    })
    send(next)
    const { context } = await until({ asking: 'started' })
    expect(context.step).toBe('login')
    expect(context.refusals).toEqual({ email: { code: 'email.taken' } })
  })

  test('that was mended leads back to the step that was refused', async () => {
    const { send, until } = await opened({
      begun: { step: 'about' },
      signUp: refusing({ code: 'email.taken' }),
    })
    send(next)
    await until({ asking: 'started' })
    send({ type: 'filled', change: { email: 'another@example.test' } })
    send(next)
    expect((await until({ asking: 'started' })).context.step).toBe('about')
    send({ type: 'wentTo', step: 'login' })
    expect(send(next).context.step).toBe('preference')
  })

  test('without a field is shown at the current step', async () => {
    const { send, until } = await opened({
      begun: { step: 'about' },
      signUp: refusing({ code: 'signup.closed' }),
    })
    send(next)
    const { context } = await until({ asking: 'started' })
    expect([context.step, context.refusal]).toEqual(['about', { code: 'signup.closed' }])
  })

  test('of a used id is retried with another', async () => {
    const { send, until, sent } = await opened({
      begun: { step: 'about' },
      signUp: refusing({ code: 'signup.id-taken' }),
    })
    send(next)
    await until({ asking: 'started' })
    send(next)
    await until({ asking: 'started' })
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
  })

  test('of the network is retried with the same id', async () => {
    const { send, until, sent } = await opened({
      begun: { step: 'about' },
      signUp: () => Promise.reject(refusal({ code: 'network' })),
    })
    send(next)
    expect((await until({ asking: 'started' })).context.refusal).toEqual({ code: 'network' })
    send(next)
    await until({ asking: 'started' })
    expect(sent.map(({ id }) => id)).toEqual(['noor', 'noor'])
  })
})

describe('the email', () => {
  test.each(['noor@xn--a.test', `noor@${'ü'.repeat(60)}.test`, 'noor@example.123a'])(
    'that no server can deliver to is refused at its own step: %s',
    async (email) => {
      const { send } = await opened({ begun: { step: 'login' } })
      send({ type: 'filled', change: { email } })
      const { context } = send({ type: 'left', field: 'email' })
      expect(context.refusals).toEqual({ email: { code: 'email.invalid' } })
    },
  )

  const refusing = (error: CallError) => () => Promise.reject(refusal(error))
  const started = { asking: 'started' } as const

  test('that has an account is refused at its own step, until another is typed', async () => {
    const { send, until, sent } = await opened({
      begun: { step: 'login' },
      offerEmail: refusing({ code: 'email.taken' }),
    })
    expect(send(next).hasTag('busy')).toBe(true)
    const { context } = await until(started)
    expect([context.step, context.refusals]).toEqual(['login', { email: { code: 'email.taken' } }])
    // The login offered beside it must not go from under the finger.
    const left = send({ type: 'left', field: 'email' })
    expect(left.context.refusals).toEqual({ email: { code: 'email.taken' } })
    const other = send({ type: 'filled', change: { email: 'another@example.test' } })
    expect(other.context.refusals).toEqual({})
    expect(sent).toEqual([])
  })

  test('of a connection with too many signups is refused at its own step', async () => {
    const { send, until } = await opened({
      begun: { step: 'login' },
      offerEmail: refusing({ code: 'signup.too-many', minutes: 60 }),
    })
    send(next)
    const { context } = await until(started)
    expect([context.step, context.refusal?.code]).toEqual(['login', 'signup.too-many'])
  })

  test('is not waited for without a connection: the end of the signup asks again', async () => {
    const { send, until } = await opened({
      begun: { step: 'login' },
      offerEmail: refusing({ code: 'network' }),
    })
    send(next)
    expect((await until(started)).context.step).toBe('preference')
  })

  test('is asked about once, under the id of the signup', async () => {
    const { send, until, offered } = await opened({ begun: { step: 'login' } })
    send(next)
    await until(started)
    send({ type: 'wentTo', step: 'login' })
    expect(send(next).context.step).toBe('preference')
    expect(offered).toEqual([{ id: 'noor', email: 'noor@example.test' }])
  })

  test('can be typed on, or left, while it is asked about', async () => {
    const { send } = await opened({
      begun: { step: 'login' },
      offerEmail: () => new Promise(() => undefined),
    })
    const typed = send(next, { type: 'filled', change: { email: 'noor@example.tes' } })
    expect([typed.hasTag('busy'), typed.context.step]).toEqual([false, 'login'])
    const left = send(next, { type: 'wentTo', step: 'personal' })
    expect([left.hasTag('busy'), left.context.step]).toEqual([false, 'personal'])
  })
})

describe('after the signup', () => {
  test('a failed photo upload does not lose the member, and can be retried', async () => {
    let tries = 0
    const { send, until } = await opened({
      begun: { step: 'about', photo },
      upload: () =>
        ++tries === 1 ? Promise.reject(refusal({ code: 'busy' })) : Promise.resolve(null),
    })
    send(next)
    expect((await until('confirming')).context.photoRefusal).toEqual({ code: 'busy' })
    send({ type: 'photoRetried' })
    expect((await until('confirming')).context.photoRefusal).toBeNull()
  })

  test('push is offered once, if it is possible', async () => {
    const { send, until } = await opened({ begun: { step: 'about' }, push: 'unsubscribed' })
    send(next)
    expect((await until('askingPush')).hasTag('inProgress')).toBe(true)
    send({ type: 'pushSkipped' })
    expect((await until('confirming')).context.push).toBe('off')
  })

  test('accepting push subscribes this browser, and continues', async () => {
    const { actor, send, until } = await opened({ begun: { step: 'about' }, push: 'unsubscribed' })
    send(next)
    const { children } = await until('askingPush')
    if (!children.push) throw new Error('push messages were not asked for')
    await waitFor(children.push, (push) => push.matches('unsubscribed'))
    expect(actor.getSnapshot().matches('askingPush')).toBe(true)
    send({ type: 'pushAllowed' })
    expect((await until('confirming')).context.push).toBe('on')
  })

  test('push is not offered after it was denied', async () => {
    const { send, until } = await opened({ begun: { step: 'about' }, push: 'denied' })
    send(next)
    expect((await until('confirming')).context.push).toBeNull()
  })
})
