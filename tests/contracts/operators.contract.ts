import { describe, expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { mockedPasswords, mockedSecrets } from '#adapters/system/mocked-secrets.ts'
import { urlDomains } from '#adapters/system/url-domains.ts'
import { acceptInvitation } from '#core/desk/access/accept-invitation.ts'
import { addOperator, removeOperator } from '#core/desk/access/invite-operator.ts'
import { logInOperator } from '#core/desk/access/log-in-operator.ts'
import type { Operator, OperatorSession } from '#core/desk/operator.ts'
import { OWNER } from '#core/desk/roles.ts'
import { LIMITS } from '#core/limits.ts'
import type { Storage } from '#core/ports.ts'
import { ownProcess } from './own-process.ts'
import { commit, NOW, newId } from './sample.ts'
import { sampleOperator } from './sample-operator.ts'

/** Contract of every storage: operators and their sessions. */
export function operatorsContract(name: string, open: () => Promise<Storage>) {
  const opened = async () => {
    const storage = await open()
    const ports = {
      sites: sitesOf(demoSites('sandbox')),
      ...storage,
      limits: LIMITS,
      passwords: mockedPasswords,
      secrets: mockedSecrets,
      domains: urlDomains,
      inTurn: ownProcess,
      now: () => NOW,
      newId,
    }
    const add = (operator: Operator) => commit(storage, ({ operators }) => operators.add(operator))
    return { storage, ports, reads: storage.reads, add }
  }

  describe(`operators in ${name}`, () => {
    test('an operator is stored complete, and found by id, email and invitation', async () => {
      const { reads, add } = await opened()
      const mia = sampleOperator()
      expect(await add(mia)).toBe(true)
      expect(await reads.operators.byId(mia.id)).toEqual(mia)
      expect(await reads.operators.byEmail(mia.email.toUpperCase())).toEqual(mia)
      expect(await reads.operators.byInvitation(mia.invitationHash ?? '')).toEqual(mia)
      for (const none of [
        await reads.operators.byId(newId()),
        await reads.operators.byEmail('nobody@vonk.example'),
        await reads.operators.byInvitation('guess'),
      ])
        expect(none).toBeNull()
    })

    test('other roles are stored, and all who were not removed are locked, by id', async () => {
      const { storage, reads, add } = await opened()
      const roles = [{ role: 'finance', site: 'gay' }, OWNER] as const
      const [mia, bo, left] = [sampleOperator(), sampleOperator(), sampleOperator()]
      for (const one of [mia, bo, left]) await add(one)
      await commit(storage, async ({ operators }) => {
        await operators.save({ ...mia, roles, version: 2 })
        await operators.save({ ...left, removedAt: NOW })
      })
      expect(await reads.operators.byId(mia.id)).toEqual({ ...mia, roles, version: 2 })
      const locked = await commit(storage, ({ operators }) => operators.lockAll())
      const ids = locked.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted())
      expect([mia, bo, left].map(({ id }) => ids.includes(id))).toEqual([true, true, false])
    })

    test('an email is one operator’s, until that one is removed', async () => {
      const { storage, reads, add } = await opened()
      const mia = sampleOperator()
      const again = sampleOperator({ email: mia.email.toLowerCase(), addedAt: NOW + 1 })
      expect([await add(mia), await add(mia), await add(again)]).toEqual([true, false, false])
      await commit(storage, async ({ operators }) => {
        const locked = await operators.lock(mia.id)
        if (locked) await operators.save({ ...locked, removedAt: NOW + 1, invitationHash: null })
      })
      expect(await add(again)).toBe(true)
      expect((await reads.operators.byEmail(mia.email))?.id).toBe(again.id)
      const ids = (await reads.operators.all()).map(({ id }) => id)
      expect(ids.filter((id) => id === mia.id || id === again.id)).toEqual([mia.id, again.id])
    })

    test('a session is stored, seen and ended; one operator’s all at once', async () => {
      const { storage, reads, add } = await opened()
      const [mia, bo] = [sampleOperator(), sampleOperator()]
      await add(mia)
      await add(bo)
      const session = (operator: Operator): OperatorSession => ({
        id: newId(),
        operator: operator.id,
        startedAt: NOW,
        seenAt: NOW,
      })
      const [first, second, other] = [session(mia), session(mia), session(bo)] as const
      const change = (work: Parameters<typeof commit<void>>[1]) => commit(storage, work)
      for (const one of [first, second, other])
        await change(({ operatorSessions }) => operatorSessions.add(one))
      const found = (one: OperatorSession) => reads.operatorSessions.byId(one.id)
      await change(({ operatorSessions }) => operatorSessions.seen(first.id, NOW + 5))
      expect(await found(first)).toEqual({ ...first, seenAt: NOW + 5 })
      await change(({ operatorSessions }) => operatorSessions.removeUnused(NOW + 5))
      expect([await found(first), await found(second)]).toMatchObject([{ seenAt: NOW + 5 }, null])
      await change(({ operatorSessions }) => operatorSessions.add(other))
      await change(({ operatorSessions }) => operatorSessions.add({ ...second, seenAt: NOW + 9 }))
      await change(({ operatorSessions }) => operatorSessions.end(second.id))
      expect(await found(second)).toBeNull()
      await change(({ operatorSessions }) => operatorSessions.endAllOf(mia.id))
      expect(await found(first)).toBeNull()
      expect(await found(other)).toEqual(other)
    })

    test('an invitation used many times at once gives one login', async () => {
      const { ports, reads } = await opened()
      const added = await addOperator(ports, { email: `${newId()}@vonk.example`, name: 'Mia' })
      if (!added.ok) throw new Error(added.error.code)
      const { token } = added.value
      const logins = await Promise.all(
        Array.from({ length: 8 }, (_, nth) =>
          acceptInvitation(ports, { token, password: `a long secret ${nth}`, session: null }),
        ),
      )
      const accepted = logins.flatMap((one) => (one.ok ? [one.value] : []))
      expect(accepted).toHaveLength(1)
      expect(await reads.operatorSessions.byId(accepted[0]?.login?.session.id ?? '')).not.toBeNull()
    })

    test('an operator removed during logins has no session left', async () => {
      const { ports, reads } = await opened()
      for (let round = 0; round < 3; round += 1) {
        const email = `${newId()}@vonk.example`
        const password = 'a long secret'
        const passwordHash = await ports.passwords.hash(password)
        await commit(ports, ({ operators }) =>
          operators.add(sampleOperator({ email, passwordHash, invitationHash: null })),
        )
        const command = { email, password, code: null, browser: { session: null, device: null } }
        const logIn = (nth: number) =>
          logInOperator(ports, { ...command, address: `10.${round}.${nth}.1` })
        const [, ...logins] = await Promise.all([
          removeOperator(ports, { email }),
          ...Array.from({ length: 6 }, (_, nth) => logIn(nth)),
        ])
        for (const login of logins) {
          const left = login.ok ? await reads.operatorSessions.byId(login.value.session.id) : null
          expect(left).toBeNull()
        }
      }
    })

    test('concurrent wrong passwords keep to the limit', async () => {
      const { ports } = await opened()
      const email = `${newId()}@vonk.example`
      const passwordHash = await ports.passwords.hash('a long secret')
      await commit(ports, ({ operators }) =>
        operators.add(sampleOperator({ email, passwordHash, invitationHash: null })),
      )
      const browser = { session: null, device: null }
      const command = { email, password: 'wrong', code: null, address: '192.0.2.77', browser }
      const tries = await Promise.all(
        Array.from({ length: LIMITS.login.tries + 5 }, () => logInOperator(ports, command)),
      )
      const blocked = tries.filter((one) => !one.ok && one.error.code === 'login.blocked')
      expect(blocked.length).toBeGreaterThanOrEqual(5)
      expect(await logInOperator(ports, { ...command, password: 'a long secret' })).toMatchObject({
        error: { code: 'login.blocked' },
      })
    })
  })
}
