import { type BenchServer, floor } from '../bench-server.ts'
import { wireRequest } from '../load/requests.ts'
import { bestSpeed, type Speed } from '../measures.ts'
import type { Members } from '../members.ts'
import { atMost, type Row } from '../table.ts'

const SECONDS = 2
const CONNECTIONS = 4
const DEEP = 60

/** Typical searches: by country, near home, in a region, by shared interest, or unfiltered. */
const SEARCHES = [
  'gender=female&country=NL&min_age=25&max_age=45',
  'gender=male&country=NL&min_age=30&max_age=50&photo=true',
  'gender=female&country=DE',
  'country=NL&countryregion=Utrecht&min_age=20&max_age=60',
  'gender=female&distance=50&min_age=25&max_age=55',
  'gender=male&country=BE&interests=books,hiking',
  'gender=female&country=NL&new_here=true',
  '',
]

/** First page of few and many profiles, and a deep page, against a prepared query along an index. */
export async function search(
  few: BenchServer,
  many: BenchServer,
  rounds: number,
): Promise<readonly Row[]> {
  const first = { few: firstPages(few.members), many: firstPages(many.members) }
  const deep = await deepPages(many)
  const speeds = {
    floor: [] as Speed[],
    few: [] as Speed[],
    many: [] as Speed[],
    deep: [] as Speed[],
  }
  const briefly = { connections: CONNECTIONS, seconds: SECONDS }
  // Warm-up for the JIT.
  await few.load({ requests: first.few, ...briefly })
  await many.load({ requests: first.many, ...briefly })
  for (let round = 0; round < rounds; round++) {
    speeds.floor.push(await floor('bare-search', many.database, `${SECONDS}`))
    speeds.few.push(await few.load({ requests: first.few, ...briefly }))
    speeds.many.push(await many.load({ requests: first.many, ...briefly }))
    speeds.deep.push(await many.load({ requests: deep, ...briefly }))
  }
  const bare = bestSpeed(speeds.floor)
  const fewSpeed = bestSpeed(speeds.few)
  const manySpeed = bestSpeed(speeds.many)
  const deepSpeed = bestSpeed(speeds.deep)
  return [
    { name: 'a bare page along an index, 1M members', speed: bare },
    { name: 'search, 100k members, page 1', speed: fewSpeed },
    {
      name: 'search, 1M members, page 1',
      speed: manySpeed,
      ...atMost(manySpeed.p95 / fewSpeed.p95, 1.2, 'p95 at 100k'),
    },
    {
      name: `search, 1M members, page ${DEEP}`,
      speed: deepSpeed,
      ...atMost(deepSpeed.p95 / manySpeed.p95, 1.5, 'p95 of page 1'),
    },
  ]
}

const pathOf = (query: string) => `/api/members?${query}`

/** Each search by each of the searchers. */
export const firstPages = ({ searchers }: Members): readonly string[] =>
  searchers.flatMap(({ session }) =>
    SEARCHES.map((query) => wireRequest({ path: pathOf(query), session })),
  )

/** The same searches at the cursor after `DEEP` pages, or the last one. */
async function deepPages({ members, server }: BenchServer): Promise<readonly string[]> {
  const requests: string[] = []
  for (const { session } of members.searchers.slice(0, 4)) {
    for (const query of SEARCHES) {
      const cursor = await walk(`${server.origin}${pathOf(query)}`, session)
      const path = pathOf(cursor ? `${query}&cursor=${cursor}` : query)
      requests.push(wireRequest({ path, session }))
    }
  }
  return requests
}

async function walk(url: string, session: string): Promise<string> {
  let cursor = ''
  for (let page = 1; page < DEEP; page++) {
    const asked = cursor ? `${url}&cursor=${cursor}` : url
    const answer = await fetch(asked, { headers: { cookie: `vonk_session=${session}` } })
    const { next } = await answer.json()
    if (next === null) break
    cursor = next
  }
  return cursor
}
