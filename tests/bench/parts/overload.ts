import type { BenchServer } from '../bench-server.ts'
import { ID_MARK, wireRequest } from '../load/requests.ts'
import { atLeast, type Row, within } from '../table.ts'
import { PAGES_AT_ONCE } from './pages.ts'

const CONNECTIONS = 32
const SECONDS = 4
const SEARCH = '/api/members?gender=female&country=NL&min_age=25&max_age=45'
/** An admission needs a while to tell a pause from a load. */
const OVERLOADED = 8
/** A shell has less than this share of the page. */
const WHOLE = 0.7
/** Milliseconds, and megabytes. */
const API_P99 = 250
const PAGES_P99 = 60
const PAGES_MEMORY = 400

type Kind = {
  readonly name: string
  readonly requests: readonly string[]
  readonly connections: number
  /** Path of an answer that has to be whole. */
  readonly page?: { readonly path: string; readonly session: string }
  /** Goal at half of the load. */
  readonly p99?: number
}

/** What is kept of the rate at capacity by who is asked for half and for twice of it, by a clock. */
export async function overload(house: BenchServer): Promise<readonly Row[]> {
  const { talkers, writers } = house.members
  const kinds: readonly Kind[] = [
    {
      // Dearer than its refusal by far, as most requests are: no process refuses a poll for less than it answers one.
      name: 'search',
      connections: CONNECTIONS,
      requests: talkers.map(({ session }) => wireRequest({ path: SEARCH, session })),
    },
    {
      name: 'POST message',
      connections: CONNECTIONS,
      requests: writers.map(({ session, conversation }) =>
        wireRequest({
          method: 'POST',
          path: `/api/conversations/${conversation}/messages`,
          session,
          body: { id: ID_MARK, text: 'Shall we go to the market on Saturday?', acknowledged: true },
        }),
      ),
    },
    {
      name: 'rendered /members',
      connections: PAGES_AT_ONCE,
      requests: talkers.map(({ session }) => wireRequest({ path: '/members', session })),
      page: { path: '/members', session: talkers[0]?.session ?? '' },
      p99: PAGES_P99,
    },
  ]
  const rows: Row[] = []
  for (const kind of kinds) rows.push(...(await measure(house, kind)))
  return rows
}

async function measure(house: BenchServer, kind: Kind): Promise<readonly Row[]> {
  const { name, requests, connections, page, p99 } = kind
  const least = page ? WHOLE * (await sizeOf(house.server.origin, page)) : 0
  // Warm-up for the JIT.
  await house.load({ requests, connections, seconds: 2 })
  const full = await house.load({ requests, connections, seconds: SECONDS })
  const at = (share: number, seconds: number) =>
    house.openLoad({ requests, perSecond: full.perSecond * share, seconds, least })
  const half = await at(0.5, SECONDS)
  const twice = await at(2, OVERLOADED)
  const memory = await house.memory()
  return [
    { name: `${name}, at capacity`, speed: full },
    {
      name: `${name}, at half of it`,
      speed: half.accepted,
      ...(p99 && { verdict: within(half.accepted.p99, p99, 'p99', 'ms') }),
    },
    {
      name: `${name}, at twice of it: accepted`,
      speed: twice.accepted,
      ...atLeast(twice.accepted.perSecond / full.perSecond, 0.9, 'the rate at capacity'),
    },
    {
      name: `${name}, at twice of it: refused`,
      figure: { value: twice.refused / OVERLOADED, unit: '/s' },
      verdict: within(twice.accepted.p99, API_P99, 'p99 of the accepted', 'ms'),
    },
    {
      name: `${name}: memory afterwards`,
      figure: { value: memory, unit: 'MB' },
      ...(page && { verdict: within(memory, PAGES_MEMORY, '', 'MB') }),
    },
  ]
}

/** Bytes of an answer as it is sent. */
async function sizeOf(origin: string, { path, session }: { path: string; session: string }) {
  const answer = await fetch(`${origin}${path}`, {
    headers: { cookie: `vonk_session=${session}`, 'accept-encoding': 'gzip, deflate, br' },
    decompress: false,
  })
  return (await answer.arrayBuffer()).byteLength
}
