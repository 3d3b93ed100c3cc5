import { describe, expect, test } from 'bun:test'
import { mockedPasswords, mockedSecrets } from '#adapters/system/mocked-secrets.ts'
import { urlDomains } from '#adapters/system/url-domains.ts'
import { addSecondFactor, offerSecondFactor } from '#core/desk/access/add-second-factor.ts'
import { logInOperator } from '#core/desk/access/log-in-operator.ts'
import {
  replaceRecoveryCodes,
  resetSecondFactor,
} from '#core/desk/access/replace-recovery-codes.ts'
import { type SecondFactor, stepAt } from '#core/desk/second-factor.ts'
import { LIMITS } from '#core/limits.ts'
import type { Storage, Stores } from '#core/ports.ts'
import { MINUTE } from '#core/shared/time.ts'
import { ownProcess } from './own-process.ts'
import { commit, NOW, newId } from './sample.ts'
import { sampleOperator } from './sample-operator.ts'

const PASSWORD = 'a long secret'
const BROWSER = { session: null, device: null }

/** Contract of every storage: second factors of operators. */
export function secondFactorsContract(name: string, open: () => Promise<Storage>) {
  const opened = async () => {
    const storage = await open()
    const ports = {
      ...storage,
      limits: LIMITS,
      passwords: mockedPasswords,
      secrets: mockedSecrets,
      domains: urlDomains,
      inTurn: ownProcess,
      now: () => NOW,
      newId,
    }
    const { reads } = storage
    const change = <T>(work: (stores: Stores) => Promise<T>) => commit(storage, work)
    const hire = async () => {
      const passwordHash = await ports.passwords.hash(PASSWORD)
      const operator = sampleOperator({ passwordHash, invitationHash: null })
      await change(({ operators }) => operators.add(operator))
      return operator
    }
    const logIn = ({ email }: { readonly email: string }, code: string | null, nth = 0) =>
      logInOperator(ports, {
        email,
        password: PASSWORD,
        code,
        address: `10.${nth}.0.1`,
        browser: BROWSER,
      })
    /** An operator with an authenticator app, some minutes later. */
    const hireWithApp = async () => {
      const operator = await hire()
      const login = await logIn(operator, null)
      if (!login.ok) throw new Error(login.error.code)
      const session = login.value.token
      const offered = await offerSecondFactor(ports, { operator, session, guest: null })
      if (!offered.ok) throw new Error(offered.error.code)
      const { secret, sealed } = offered.value
      const codeAt = (now: number) => ports.secrets.authenticatorCode(secret, stepAt(now))
      const add = async () =>
        addSecondFactor(ports, {
          operator,
          sealed,
          code: await codeAt(NOW),
          browser: { session, device: null },
        })
      const later = { ...ports, now: () => NOW + 5 * MINUTE }
      return { operator, add, later, code: await codeAt(NOW + 5 * MINUTE) }
    }
    return { storage, ports, reads, change, hire, logIn, hireWithApp }
  }

  describe(`second factors in ${name}`, () => {
    test('are one per operator, and found whole', async () => {
      const { reads, change, hire } = await opened()
      const [mia, bo] = [await hire(), await hire()]
      const factor: SecondFactor = {
        operator: mia.id,
        sealedSecret: 'sealed “secret”',
        addedAt: NOW,
        lastStep: stepAt(NOW),
      }
      expect(await reads.secondFactors.of(mia.id)).toBeNull()
      const add = () => change(({ secondFactors }) => secondFactors.add(factor))
      const added = await Promise.all(Array.from({ length: 6 }, add))
      expect(added.filter(Boolean)).toHaveLength(1)
      expect(await reads.secondFactors.of(mia.id)).toEqual(factor)
      expect(await reads.secondFactors.of(bo.id)).toBeNull()
      expect(await change(({ secondFactors }) => secondFactors.remove(mia.id))).toBe(true)
      expect(await change(({ secondFactors }) => secondFactors.remove(mia.id))).toBe(false)
      expect(await reads.secondFactors.of(mia.id)).toBeNull()
    })

    test('each time step is used once, also by many at once, and none before it', async () => {
      const { reads, change, hire } = await opened()
      const { id } = await hire()
      const use = (step: number) => change(({ secondFactors }) => secondFactors.takeStep(id, step))
      expect(await use(8)).toBe(false)
      await change(({ secondFactors }) =>
        secondFactors.add({ operator: id, sealedSecret: '', addedAt: NOW, lastStep: 7 }),
      )
      const used = await Promise.all(Array.from({ length: 8 }, () => use(8)))
      expect(used.filter(Boolean)).toHaveLength(1)
      expect([await use(7), await use(8), await use(10), await use(9)]).toEqual([
        false,
        false,
        true,
        false,
      ])
      expect((await reads.secondFactors.of(id))?.lastStep).toBe(10)
    })

    test('each recovery code is used once, also by many at once, until they are replaced', async () => {
      const { reads, change, hire } = await opened()
      const [mia, bo] = [await hire(), await hire()]
      const replace = (of: string, hashes: readonly string[]) =>
        change(({ secondFactors }) => secondFactors.replaceRecoveryCodes(of, hashes))
      const use = (of: string, hash: string) =>
        change(({ secondFactors }) => secondFactors.takeRecoveryCode(of, hash))
      const left = () =>
        Promise.all([mia, bo].map(({ id }) => reads.secondFactors.recoveryCodesOf(id)))
      await replace(mia.id, ['a', 'b', 'c'])
      await replace(bo.id, ['a'])
      expect(await left()).toEqual([3, 1])
      const used = await Promise.all(Array.from({ length: 8 }, () => use(mia.id, 'a')))
      expect(used.filter(Boolean)).toHaveLength(1)
      expect([await use(mia.id, 'a'), await use(mia.id, 'x'), await use(bo.id, 'b')]).toEqual([
        false,
        false,
        false,
      ])
      expect(await left()).toEqual([2, 1])
      await replace(mia.id, ['d'])
      expect(await use(mia.id, 'b')).toBe(false)
      expect(await use(mia.id, 'd')).toBe(true)
      await change(({ secondFactors }) => secondFactors.remove(bo.id))
      expect(await left()).toEqual([0, 0])
    })

    test('one code used by many logins at once opens one session', async () => {
      const { logIn, hireWithApp, reads, ports } = await opened()
      const { operator, add, later, code } = await hireWithApp()
      expect((await add()).ok).toBe(true)
      const command = { email: operator.email, password: PASSWORD, code, browser: BROWSER }
      const logins = await Promise.all(
        Array.from({ length: 8 }, (_, nth) =>
          logInOperator(later, { ...command, address: `10.${nth}.0.1` }),
        ),
      )
      const [login, ...more] = logins.flatMap((one) => (one.ok ? [one.value] : []))
      expect(more).toEqual([])
      expect(await reads.operatorSessions.byId(login?.session.id ?? '')).not.toBeNull()
      for (const one of logins) if (!one.ok) expect(one.error).toEqual({ code: 'desk.code-wrong' })
      // Without a code nobody is in.
      expect(await logIn(operator, null)).toMatchObject({ error: { code: 'desk.code-required' } })
      expect(await ports.reads.secondFactors.recoveryCodesOf(operator.id)).toBe(10)
    })

    test('an app added many times at once is one, and logins by password alone end', async () => {
      const { logIn, hireWithApp, reads } = await opened()
      for (let round = 0; round < 3; round += 1) {
        const { operator, add } = await hireWithApp()
        const [added, logins] = await Promise.all([
          Promise.all(Array.from({ length: 4 }, add)),
          Promise.all(Array.from({ length: 4 }, (_, nth) => logIn(operator, null, nth))),
        ])
        const [kept, ...others] = added.flatMap((one) => (one.ok ? [one.value] : []))
        expect(others).toEqual([])
        expect(await reads.operatorSessions.byId(kept?.session.id ?? '')).not.toBeNull()
        for (const login of logins) {
          const left = login.ok ? await reads.operatorSessions.byId(login.value.session.id) : null
          expect(left).toBeNull()
        }
        expect(await reads.secondFactors.recoveryCodesOf(operator.id)).toBe(10)
      }
    })

    test('a reset during uses of a code leaves neither an app nor codes', async () => {
      const { hireWithApp, reads } = await opened()
      const { operator, add, later, code } = await hireWithApp()
      await add()
      const { email } = operator
      const [reset, login, replaced] = await Promise.all([
        resetSecondFactor(later, { email }),
        logInOperator(later, {
          email,
          password: PASSWORD,
          code,
          address: '10.0.0.1',
          browser: BROWSER,
        }),
        replaceRecoveryCodes(later, { operator, code }),
      ])
      expect(reset).toMatchObject({ ok: true, value: { had: true } })
      // A login after the reset needs no code any more; one before it was ended by it.
      const ended = login.ok && (await reads.operatorSessions.byId(login.value.session.id)) === null
      // Of two uses of one code at most one; after the reset none.
      expect([ended, replaced.ok].filter(Boolean).length).toBeLessThanOrEqual(1)
      expect(await reads.secondFactors.of(operator.id)).toBeNull()
      expect(await reads.secondFactors.recoveryCodesOf(operator.id)).toBe(0)
    })
  })
}
