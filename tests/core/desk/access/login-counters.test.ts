import { expect, test } from 'bun:test'
import { logInOperator } from '#core/desk/access/log-in-operator.ts'
import { EMAIL, openDesk, PASSWORD } from './open-desk.ts'

test('a login at the desk starts a session and resets its counters, or does neither', async () => {
  const desk = openDesk()
  await desk.hire()
  const { atomically } = desk
  const failing: typeof atomically = (work) =>
    atomically((stores) => {
      const clear = () => Promise.reject(new Error('busy'))
      return work({ ...stores, attempts: { ...stores.attempts, clear } })
    })
  const sessions = () => desk.snapshot().operatorSessions?.length
  const before = sessions()
  const browser = { session: null, device: null }
  const command = { email: EMAIL, password: PASSWORD, code: null, address: '192.0.2.1', browser }
  await expect(logInOperator({ ...desk, atomically: failing }, command)).rejects.toThrow('busy')
  expect(sessions()).toBe(before)
})
