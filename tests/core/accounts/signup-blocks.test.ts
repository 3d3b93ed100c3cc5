import { describe, expect, test } from 'bun:test'
import {
  blockSignups,
  listSignupBlocks,
  unblockSignups,
} from '#core/accounts/blocks/block-signups.ts'
import { requestMailChange } from '#core/accounts/credentials/mail-change.ts'
import { pruneTries } from '#core/accounts/links/count-disclosure.ts'
import type { SignupBlock, SignupBlockKind } from '#core/accounts/ports.ts'
import { SIGNUP_BLOCK_KINDS } from '#core/accounts/ports.ts'
import { correctAddress } from '#core/desk/members/help-member.ts'
import { offerEmail } from '#core/membership/signup/offer-email.ts'
import { signUp } from '#core/membership/signup/sign-up.ts'
import { err, ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { signupOf } from '#tests/core/membership/signup/drafts.ts'
import { openWorld, passwordOf, START } from '#tests/core/world.ts'

const REFUSED = err({ code: 'signup.refused' } as const)
const EMAIL = 'noor@example.test'

async function opened() {
  const world = openWorld()
  type Changes = { readonly id?: string; readonly reason?: string }
  const block = (kind: SignupBlockKind, value: string, changes: Changes = {}) =>
    blockSignups(world, {
      ...{ id: `${kind} ${value}`, kind, value, reason: ' Spam ', days: 7, by: 'mia' },
      ...changes,
    })
  const offer = (email = EMAIL, address = '203.0.113.7') =>
    offerEmail(world, { id: 'noor', email, address, site: world.site, tracking: {} })
  const join = (email = EMAIL, address = '203.0.113.7') =>
    signUp(world, signupOf(world, { email }, { id: 'noor', address }))
  return { ...world, block, offer, join }
}

describe('a block of signups', () => {
  const FITS = {
    address: 'Noor+shop@Example.test',
    domain: '@EXAMPLE.test',
    network: '203.0.113.0/24',
  } as const
  test.each([...SIGNUP_BLOCK_KINDS])(
    'keeps out whoever fits its %s, without saying which it was',
    async (kind) => {
      const value = FITS[kind]
      const { block, offer, join, reads } = await opened()
      expect((await block(kind, value)).ok).toBe(true)
      expect(await offer()).toEqual(REFUSED)
      expect(await join()).toEqual(REFUSED)
      expect(await reads.accounts.byId('noor')).toBeNull()
      expect((await offer('noor@other.test', '198.51.100.1')).ok).toBe(true)
    },
  )

  test('of a domain is one of all below it, and of no other', async () => {
    const { block, offer } = await opened()
    await block('domain', 'bücher.test')
    expect(await offer('a@xn--bcher-kva.test')).toEqual(REFUSED)
    expect(await offer('a@mail.bücher.test')).toEqual(REFUSED)
    expect((await offer('a@notbücher.test')).ok).toBe(true)
  })

  test('of an address at Gmail is of each of its spellings', async () => {
    const { block, offer } = await opened()
    await block('address', 'no.or+x@googlemail.com')
    expect(await offer('noor@gmail.com')).toEqual(REFUSED)
    expect(await offer('n.o.o.r+dating@gmail.com')).toEqual(REFUSED)
    expect((await offer('no.or@other.test')).ok).toBe(true)
  })

  test('tells a blocked network nothing of who has an account', async () => {
    const { block, offer, join, member } = await opened()
    await member('bo')
    await block('network', '203.0.113.7')
    expect(await offer('bo@example.test')).toEqual(REFUSED)
    expect(await join('bo@example.test')).toEqual(REFUSED)
  })

  test('is of new addresses too, whoever asks for them; not of a member’s own network', async () => {
    const world = await opened()
    const account = await world.member('ann')
    const asked = { account, password: passwordOf('ann'), address: '203.0.113.7', site: 'vonk' }
    const session = {
      ...{ id: 's', member: 'ann', device: null, agent: '' },
      ...{ startedAt: START, seenAt: START, expiresAt: START + DAY },
    }
    const change = (email: string) => requestMailChange(world, { ...asked, session, email })
    await world.block('domain', 'spam.test')
    await world.block('network', '203.0.113.0/24')
    expect(await change('ann@spam.test')).toEqual(err({ code: 'email.refused' }))
    const operator = { id: 'mia' }
    await world.member('new', { account: { status: 'not_confirmed', confirmedAt: null } })
    expect(
      await correctAddress(world, { member: 'new', email: 'new@spam.test', operator }),
    ).toEqual(err({ code: 'email.refused' }))
    expect((await change('ann@fine.test')).ok).toBe(true)
  })

  test('ends by itself, and is forgotten', async () => {
    const { block, offer, pass, ...world } = await opened()
    await block('address', EMAIL)
    pass(7 * DAY - 1)
    expect(await offer()).toEqual(REFUSED)
    pass(1)
    expect((await offer()).ok).toBe(true)
    await pruneTries(world)
    expect(await listSignupBlocks(world, null)).toEqual({ items: [], next: null })
  })

  test('is kept in its one form with its reason, who made it and until when', async () => {
    const { block, ...world } = await opened()
    const made: SignupBlock = {
      id: 'network 203.0.113.9/24',
      kind: 'network',
      value: '203.0.113.0/24',
      reason: 'Spam',
      by: 'mia',
      addedAt: START,
      until: START + 7 * DAY,
    }
    expect(await block('network', '203.0.113.9/24')).toEqual(ok(made))
    expect(await block('network', '203.0.113.9/24', { reason: 'Other' })).toEqual(ok(made))
    expect(await listSignupBlocks(world, null)).toEqual({ items: [made], next: null })
    expect(await block('network', '203.0.113.0/24', { id: 'again' })).toEqual(
      err({ code: 'block.exists' }),
    )
    expect(await block('network', '10.0.0.0/16', { id: made.id })).toEqual(
      err({ code: 'block.exists' }),
    )
  })

  test('is refused without a reason, and where it would be a mistake', async () => {
    const { block } = await opened()
    expect(await block('domain', 'x.test', { reason: ' ' })).toEqual(
      err({ code: 'reason.missing' }),
    )
    expect(await block('domain', 'x.test', { reason: 'x'.repeat(501) })).toEqual(
      err({ code: 'reason.too-long', limit: 500 }),
    )
    for (const shared of ['Gmail.com', 'co.uk', 'Com.br'])
      expect(await block('domain', shared)).toEqual(err({ code: 'block.usual-domain' }))
    for (const wrong of ['', 'test', 'a b.test', 'x@y.test'])
      expect(await block('domain', wrong)).toEqual(err({ code: 'block.invalid' }))
    expect(await block('address', 'x@')).toEqual(err({ code: 'email.invalid' }))
    expect(await block('network', 'x')).toEqual(err({ code: 'block.invalid' }))
  })

  test('can be ended, once', async () => {
    const { block, offer, ...world } = await opened()
    const made = await block('address', EMAIL)
    const id = made.ok ? made.value.id : ''
    expect(await unblockSignups(world, id)).toEqual(ok(null))
    expect((await offer()).ok).toBe(true)
    expect(await unblockSignups(world, id)).toEqual(err({ code: 'block.not-found' }))
  })

  test('is listed with the others, newest first, fifty at a time', async () => {
    const { block, pass, ...world } = await opened()
    for (let nth = 0; nth < 51; nth += 1) {
      pass(1)
      await block('domain', `d${nth}.test`)
    }
    const first = await listSignupBlocks(world, null)
    expect(first.items).toHaveLength(50)
    expect(first.items[0]?.value).toBe('d50.test')
    expect(await listSignupBlocks(world, first.next)).toMatchObject({
      items: [{ value: 'd0.test' }],
      next: null,
    })
  })
})

describe('the network of a signup', () => {
  test('is kept for thirty days', async () => {
    const { join, reads, pass, ...world } = await opened()
    expect((await join()).ok).toBe(true)
    const stored = { member: 'noor', network: '203.0.113.0/24', at: START }
    expect(await reads.signupNetworks.of('noor')).toEqual(stored)
    pass(30 * DAY)
    await pruneTries(world)
    expect(await reads.signupNetworks.of('noor')).toEqual(stored)
    pass(1)
    await pruneTries(world)
    expect(await reads.signupNetworks.of('noor')).toBeNull()
  })
})
