import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { HOUSE_RULES } from '#core/accounts/account.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { banMember, unbanMember } from '#core/safety/restrictions/bans.ts'
import { warnMember } from '#core/safety/restrictions/warn-member.ts'
import { LOCALES } from '#core/site/locales.ts'
import { letterOf } from '#tests/contracts/mailer.contract.ts'
import { openWorld } from '#tests/core/world.ts'

const REASONS = {
  member: 'ann',
  rule: 'money',
  facts: 'You asked for money.',
  report: null,
} as const
const NUMBER = expect.stringMatching(/^261121-[0-9A-HJKMNP-TV-Z]{6}$/)

async function opened() {
  const world = openWorld()
  await world.member('ann', { account: { mailTroubles: ['listunsubscribe'] } })
  const letters = async () => {
    await world.consume()
    await sendDue(world, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    return world.mailer.letters
  }
  return { ...world, letters }
}

describe('each restriction is mailed, whatever the preferences', () => {
  test.each([
    ['warned', warnMember],
    ['banned', banMember],
  ] as const)('when they are %s, with rule, facts and appeal', async (done, decide) => {
    const world = await opened()
    await decide(world, REASONS)
    const letters = await world.letters()
    expect(letters).toMatchObject([
      {
        kind: `account-${done}`,
        to: 'ann@example.test',
        facts: {
          name: 'ann',
          decision: { number: NUMBER, rule: 'money', facts: REASONS.facts, reported: false },
        },
        path: expect.stringMatching(/^\/complaints\?topic=decision&about=261121-\w{6}$/),
        unsubscribe: null,
      },
    ])
  })

  test('when a ban is lifted, with a login link', async () => {
    const world = await opened()
    await banMember(world, REASONS)
    await unbanMember(world, { member: 'ann', facts: 'It was not you.' })
    expect((await world.letters()).at(-1)).toMatchObject({
      kind: 'account-unbanned',
      facts: { decision: { rule: null, facts: 'It was not you.' } },
      path: '/login',
    })
  })

  test('and not after erasure', async () => {
    const world = await opened()
    await warnMember(world, REASONS)
    await world.commit(async ({ accounts }) => {
      const ann = await accounts.lock('ann')
      if (ann) await accounts.save({ ...ann, status: 'erased' })
    })
    expect(await world.letters()).toEqual([])
  })
})

test('a statement of reasons has rule, author and appeal in each language', () => {
  const decision = { number: '1', facts: 'Facts', reported: true, at: 0 }
  const texts = LOCALES.map((language) =>
    HOUSE_RULES.map((rule) => {
      const facts = { decision: { ...decision, rule } }
      return render(letterOf('account-banned', facts, { language })).text
    }),
  )
  expect(new Set(texts.flat()).size).toBe(LOCALES.length * HOUSE_RULES.length)
  const dutch = texts[LOCALES.indexOf('nl')]?.[HOUSE_RULES.indexOf('money')] ?? ''
  for (const part of [
    'Om geld vragen, oplichten of reclame maken',
    'Een melding of klacht',
    'Een mens heeft dit besloten, geen software.',
    'minstens zes maanden',
    'rechter',
  ])
    expect(dutch).toContain(part)
})
