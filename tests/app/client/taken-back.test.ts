import { afterAll, expect, test } from 'bun:test'
import { type MutationOptions, QueryClient } from '@tanstack/react-query'
import { siteChoice } from '#app/accounts/account/shown-sites.ts'
import { accountChange } from '#app/accounts/account/use-account-change.ts'
import { chatDeletion } from '#app/chats/use-delete-chat.ts'
import { setFetcher } from '#app/client/client.ts'
import { likeChange } from '#app/discovery/likes/use-like.ts'

/** What the server has not answered yet, and its answer. */
let refuse = () => {}
setFetcher(
  () =>
    new Promise((resolve) => {
      refuse = () => resolve(Response.json({ code: 'busy' }, { status: 503 }))
    }),
)
afterAll(() => setFetcher(fetch))

const LIKES = { profiles: [], liked_by: [], matches: [] }
const CARD = { id: 'bo', name: 'Bo' }

type Known = readonly (readonly [readonly string[], unknown])[]
type Case = {
  readonly options: (queries: QueryClient) => object
  readonly variables: unknown
  readonly known: Known
  readonly shown: Known
}

/** What pages know before, and what they show until the answer. */
const CASES: Readonly<Record<string, Case>> = {
  'a setting': {
    options: accountChange,
    variables: { invisible: true },
    known: [[['user'], { id: 'ann', invisible: false }]],
    shown: [[['user'], { id: 'ann', invisible: true }]],
  },
  'a site': {
    options: siteChoice,
    variables: { id: 'gay', shown: true },
    known: [[['shown-sites'], [{ id: 'gay', shown: false }]]],
    shown: [[['shown-sites'], [{ id: 'gay', shown: true }]]],
  },
  'a deleted chat': {
    options: chatDeletion,
    variables: { conversation: 'c1', name: 'Bo' },
    known: [[['chats'], [{ conversation: { id: 'c1' } }, { conversation: { id: 'c2' } }]]],
    shown: [[['chats'], [{ conversation: { id: 'c2' } }]]],
  },
  'a like': {
    options: (queries) => likeChange(queries, CARD as never, () => undefined),
    variables: true,
    known: [
      [['likes'], LIKES],
      [['member', 'bo'], { id: 'bo', liked: false, match: false }],
    ],
    shown: [[['member', 'bo'], { id: 'bo', liked: true, match: false }]],
  },
}

test.each(Object.entries(CASES))(
  '%s is shown at once, and taken back if it is refused',
  async (_, one) => {
    const queries = new QueryClient()
    for (const [key, value] of one.known) queries.setQueryData(key, value)
    // The options of each are its own; only what they do to the known answers is looked at.
    const options = one.options(queries) as MutationOptions<unknown, Error, unknown>
    const mutation = queries.getMutationCache().build(queries, options)
    const outcome = mutation.execute(one.variables).catch((error: Error) => error.message)
    while (mutation.state.context === undefined) await Promise.resolve()
    for (const [key, value] of one.shown) expect(queries.getQueryData<unknown>(key)).toEqual(value)
    await new Promise<void>((resolve) => setImmediate(resolve))
    refuse()
    expect(await outcome).toBe('busy')
    for (const [key, value] of one.known) expect(queries.getQueryData<unknown>(key)).toEqual(value)
  },
)
