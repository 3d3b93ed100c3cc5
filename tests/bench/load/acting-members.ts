import { startPages } from '../../cluster/socket-protocol.ts'
import { until } from '../../until.ts'
import { processorOf } from '../bench-server.ts'
import type { CrowdMember } from '../members.ts'
import { arrivals } from './arrivals.ts'
import { type Answer, connectionsTo } from './connections.ts'
import { type Asked, wireRequest } from './requests.ts'

/** What a member can ask the server for. */
export type Page = {
  /** Address of the messages of a chat of the member. */
  readonly chat: string
  get(path: string): Promise<Answer>
  put(path: string): Promise<Answer>
  post(path: string, body: unknown): Promise<Answer>
}

export type Action = {
  readonly name: string
  /** How often, beside the shares of others. */
  readonly share: number
  readonly act: (page: Page) => Promise<unknown>
}

type Options = {
  readonly origin: string
  readonly crowd: readonly CrowdMember[]
  readonly mix: readonly Action[]
  /** What a page asks for when it hears of a kind of change. */
  readonly heard: Readonly<Record<string, readonly string[]>>
  /** Seconds between two actions of a member, on average. */
  readonly thinking: number
  readonly connections: number
}

export type Outcome = {
  /** Milliseconds of each action from when it was due, by its name. */
  readonly taken: ReadonlyMap<string, number[]>
  /** Requests that were answered, that were refused as too many (503), and that failed, by what failed. */
  answered: number
  refused: number
  readonly failed: Map<string, number>
}

/** Members of a crowd with a page open each, who act. */
export function actingMembers({ origin, crowd, mix, heard, thinking, connections }: Options) {
  const { ask } = connectionsTo(origin, connections)
  const choices = mix.flatMap((action) => Array<Action>(action.share).fill(action))
  const pages: ReturnType<typeof startPages>[] = []
  let opened = 0
  const nothing = (): Outcome => ({
    taken: new Map(mix.map(({ name }) => [name, []])),
    answered: 0,
    refused: 0,
    failed: new Map(),
  })
  let outcome = nothing()

  async function send(asked: Asked): Promise<Answer> {
    const answer = await ask(wireRequest(asked))
    const { status } = answer
    if (status === 503) outcome.refused += 1
    else if (status > 0 && status < 400) outcome.answered += 1
    else {
      const what = `${asked.method} ${asked.path}: ${status}`
      outcome.failed.set(what, (outcome.failed.get(what) ?? 0) + 1)
    }
    return answer
  }

  function pageOf(nth: number): Page {
    const { session = '', conversation = '' } = crowd[nth] ?? {}
    return {
      chat: `/api/conversations/${conversation}/messages`,
      get: (path) => send({ method: 'GET', path, session }),
      put: (path) => send({ method: 'PUT', path, session }),
      post: (path, body) => send({ method: 'POST', path, session, body }),
    }
  }

  async function act(due: number) {
    const { taken } = outcome
    const choice = choices[Math.floor(Math.random() * choices.length)]
    await choice?.act(pageOf(Math.floor(Math.random() * opened)))
    taken.get(choice?.name ?? '')?.push(performance.now() - due)
  }

  return {
    /** Opens more pages until there are so many. */
    async open(members: number): Promise<void> {
      const port = Number(new URL(origin).port)
      const some = startPages(
        crowd.slice(opened, members).map(({ session }) => session),
        1,
        { ports: [port], isRoaming: false, from: opened },
        ({ nth, data }) => {
          for (const path of heard[JSON.parse(data).type] ?? []) void pageOf(nth).get(path)
        },
      )
      pages.push(some)
      await until(async () => (await some.state()).open === members - opened)
      opened = members
    },
    /** All who have a page open act for so long. */
    async during(seconds: number): Promise<Outcome> {
      outcome = nothing()
      await arrivals({ perSecond: opened / thinking, seconds }, act)
      return outcome
    },
    /** Seconds of processor that this process and those of the pages have used. */
    processor: () =>
      [process.pid, ...pages.flatMap(({ pids }) => pids)].reduce(
        (sum, pid) => sum + processorOf(pid),
        0,
      ),
    end() {
      for (const some of pages) some.end()
    },
  }
}
