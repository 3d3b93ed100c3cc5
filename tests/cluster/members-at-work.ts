import { SQL } from 'bun'
import { newId } from '#tests/contracts/sample.ts'
import { SIGNUP_FORM } from '../signup-form.ts'
import { socketWith } from '../socket-with.ts'

/** Members who use a site without a pause, as browsers do, and what went wrong. */
export type MembersAtWork = {
  /** Answers so far. */
  answers(): number
  /** What failed, by what was asked and what came back. */
  failures(): ReadonlyMap<string, number>
  /** Stops; acknowledged messages that are not there. */
  stop(): Promise<{ readonly sent: number; readonly lost: number }>
}

type Member = { readonly id: string; readonly cookie: string }
const PASSWORD = 'een lang en vreemd geheim'
const ASSETS = /\/assets\/[\w.-]+\.(?:js|css)/g
/** Scripts of a page that each visit loads. */
const SOME = 4
const RECONNECT = 20

/** Pairs of members sign up at a site, by its API alone, and begin. */
export async function membersAtWork(
  origin: string,
  database: string,
  pairs: number,
): Promise<MembersAtWork> {
  const couples = await Promise.all(
    Array.from({ length: pairs }, () => Promise.all([signUp(origin), signUp(origin)])),
  )
  await makeReady(database)
  const failures = new Map<string, number>()
  let answers = 0
  let goesOn = true

  /** The answer, if it is the expected one. */
  async function ask(what: string, path: string, cookie: string, body?: unknown, status = 200) {
    const failed = (how: string) =>
      failures.set(`${what}: ${how}`, (failures.get(`${what}: ${how}`) ?? 0) + 1)
    try {
      const answer = await fetch(`${origin}${path}`, requestOf(cookie, body))
      const text = await answer.text()
      answers += 1
      if (answer.status === status) return text
      failed(`${answer.status} ${text.slice(0, 80)}`)
    } catch (thrown) {
      failed(Object(thrown).code ?? String(thrown))
    }
    return null
  }

  async function work([ann, bob]: readonly [Member, Member]) {
    const opened = await ask('open', '/api/conversations', ann.cookie, { profile_id: bob.id })
    const conversation: string = JSON.parse(opened ?? '{}').id
    const path = `/api/conversations/${conversation}/messages`
    const sent: string[] = []
    while (goesOn) {
      const id = newId()
      const body = { id, text: `Hoi ${id}`, acknowledged: true }
      if ((await ask('send', path, ann.cookie, body, 201)) !== null) sent.push(id)
      await ask('read', path, bob.cookie)
      await ask('chats', '/api/chats.php', bob.cookie)
      await ask('search', '/api/members?country=NL', ann.cookie)
      const page = await ask('page', '/', '')
      for (const asset of [...new Set(page?.match(ASSETS))].slice(0, SOME))
        await ask('asset', asset, '')
    }
    return sent
  }

  /** A page that is open all the time, and connects again as soon as it is let go. */
  function stayConnected({ cookie }: Pick<Member, 'cookie'>) {
    const socket = socketWith(`${origin.replace('http', 'ws')}/api/events`, { cookie, origin })
    socket.onclose = () => goesOn && setTimeout(() => stayConnected({ cookie }), RECONNECT)
    sockets.push(socket)
  }
  const sockets: WebSocket[] = []
  for (const [, bob] of couples) stayConnected(bob)
  const working = couples.map(work)
  return {
    answers: () => answers,
    failures: () => failures,
    async stop() {
      goesOn = false
      const sent = (await Promise.all(working)).flat()
      for (const socket of sockets) socket.close()
      return { sent: sent.length, lost: await lostOf(database, sent) }
    },
  }
}

const requestOf = (cookie: string, body: unknown): RequestInit =>
  body === undefined
    ? { headers: { cookie } }
    : {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }

async function signUp(origin: string): Promise<Member> {
  const id = newId()
  const form = { ...SIGNUP_FORM, id, email: `${id}@example.test`, name: `Noor ${id.slice(-6)}` }
  const answer = await fetch(`${origin}/api/signup`, requestOf('', { ...form, password: PASSWORD }))
  if (answer.status !== 201) throw new Error(`a signup: ${answer.status} ${await answer.text()}`)
  return { id, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Confirmed, and with credits: both by rows, as neither is what is tried. */
async function makeReady(database: string): Promise<void> {
  const client = new SQL({ url: database, max: 1 })
  await client`update accounts set status = 'active', confirmed_at = signed_up_at, premium_since = signed_up_at`
  await client`insert into wallets (member, granted, paid, drawn) select id, 1000000, 0, 0 from accounts
    on conflict (member) do update set granted = 1000000`
  await client.close()
}

async function lostOf(database: string, sent: readonly string[]): Promise<number> {
  const client = new SQL({ url: database, max: 1 })
  const [row] =
    await client`select count(*)::int as there from messages where id in ${client(sent)}`
  await client.close()
  return sent.length - row.there
}
