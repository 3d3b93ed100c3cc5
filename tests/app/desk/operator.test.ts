import { afterEach, describe, expect, test } from 'bun:test'
import type { QueryClient } from '@tanstack/react-query'
import { setFetcher } from '#app/client/client.ts'
import { createQueries } from '#app/client/create-queries.ts'
import {
  clearOperator,
  endedQuery,
  type Operator,
  operatorQuery,
  setOperator,
  watchSession,
} from '#app/desk/operator.ts'
import { PERMISSIONS } from '#core/desk/roles.ts'
import { refusal } from '#tests/app/refusal.ts'

const MIA: Operator = {
  id: 'mia',
  name: 'Mia',
  email: 'mia@vonk.example',
  second_factor: 'on',
  recovery_codes: 10,
  permissions: [...PERMISSIONS],
}
const BO: Operator = {
  id: 'bo',
  name: 'Bo',
  email: 'bo@vonk.example',
  second_factor: 'on',
  recovery_codes: 10,
  permissions: [...PERMISSIONS],
}
const LOGGED_OUT = refusal({ code: 'desk.login-required' })

function atWork() {
  const queries = createQueries()
  setOperator(queries, MIA)
  queries.setQueryData(['desk', 'photos'], 'answers')
  const stop = watchSession(queries)
  const now = () => ({
    operator: queries.getQueryData(operatorQuery.queryKey),
    ended: queries.getQueryData(endedQuery.queryKey),
    photos: queries.getQueryData(['desk', 'photos']),
  })
  const refuse = (error: Error) =>
    queries.prefetchQuery({ queryKey: ['desk', 'x'], queryFn: () => Promise.reject(error) })
  return { queries, stop, now, refuse }
}

/** Resolves once somebody is shown as logged in. */
const shows = (queries: QueryClient, operator: typeof MIA): Promise<void> =>
  new Promise((resolve) => {
    const isShown = () => queries.getQueryData(operatorQuery.queryKey)?.id === operator.id
    const stop = queries.getQueryCache().subscribe(look)
    function look() {
      if (!isShown()) return
      stop()
      resolve()
    }
    look()
  })

/** Nobody is logged in. */
const refused = async () => Response.json({ code: 'desk.login-required' }, { status: 403 })
setFetcher(refused)
afterEach(() => setFetcher(refused))

describe('a session at the desk', () => {
  test('whose operator lost a role asks again what they may', async () => {
    const { queries, now, refuse } = atWork()
    await refuse(refusal({ code: 'desk.not-allowed' }))
    expect(queries.getQueryState(operatorQuery.queryKey)?.isInvalidated).toBe(true)
    expect(now()).toEqual({ operator: MIA, ended: null, photos: 'answers' })
  })

  test('that ended asks for the login, and keeps what is on the screen', async () => {
    const { queries, now, refuse } = atWork()
    await refuse(LOGGED_OUT)
    expect(now()).toEqual({ operator: null, ended: MIA, photos: 'answers' })
    setOperator(queries, MIA)
    expect(now()).toEqual({ operator: MIA, ended: null, photos: 'answers' })
  })

  test('of another operator starts with nothing', async () => {
    const { queries, now, refuse } = atWork()
    await refuse(LOGGED_OUT)
    setOperator(queries, BO)
    expect(now()).toEqual({ operator: BO, ended: null, photos: undefined })
  })

  test('that became another’s, in another tab, shows whose it is now', async () => {
    setFetcher(async () => Response.json(BO))
    const { queries, now, refuse } = atWork()
    await refuse(LOGGED_OUT)
    await shows(queries, BO)
    expect(now()).toEqual({ operator: BO, ended: null, photos: undefined })
  })

  test('goes on after any other refusal, and when nobody watches', async () => {
    const { now, refuse, stop } = atWork()
    await refuse(refusal({ code: 'internal' }))
    expect(now().operator).toEqual(MIA)
    stop()
    await refuse(LOGGED_OUT)
    expect(now().operator).toEqual(MIA)
  })

  test('ends at a press that is refused, too', async () => {
    const { queries, now } = atWork()
    const mutation = queries.getMutationCache().build(queries, {
      mutationFn: () => Promise.reject(LOGGED_OUT),
      networkMode: 'always',
    })
    await mutation.execute(undefined).catch(() => null)
    expect(now()).toMatchObject({ operator: null, ended: MIA })
  })

  test('leaves nothing after logging out', () => {
    const { queries, now } = atWork()
    clearOperator(queries)
    expect(now()).toEqual({ operator: null, ended: null, photos: undefined })
  })
})
