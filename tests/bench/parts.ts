import { once } from '#adapters/drizzle/shared/database.ts'
import type { BenchServer } from './bench-server.ts'
import { chats } from './parts/chats.ts'
import { growth } from './parts/growth.ts'
import { login } from './parts/login.ts'
import { messages } from './parts/messages.ts'
import { overload } from './parts/overload.ts'
import { pages } from './parts/pages.ts'
import { search } from './parts/search.ts'
import { start } from './parts/start.ts'
import type { Row } from './table.ts'

/** What is measured: a server with 100,000 members and one with a million, opened when a part asks for it. */
export type House = {
  readonly folder: string
  readonly few: () => Promise<BenchServer>
  readonly many: () => Promise<BenchServer>
}

export const houseOf = (folder: string, open: (people: number) => Promise<BenchServer>): House => ({
  folder,
  few: once(() => open(100_000)),
  many: once(() => open(1_000_000)),
})

type Part = {
  /** Each figure is the best of so many. */
  readonly rounds: number
  /** Measured only when it is named: it takes longer than all others together. */
  readonly isOnRequest?: true
  readonly measure: (house: House, rounds: number) => Promise<readonly Row[]>
}

export const PARTS: Readonly<Record<string, Part>> = {
  messages: { rounds: 5, measure: async ({ few }, rounds) => messages(await few(), rounds) },
  chats: {
    rounds: 5,
    measure: async ({ few, folder }, rounds) => chats(await few(), folder, rounds),
  },
  pages: {
    rounds: 3,
    measure: async ({ few, folder }, rounds) => pages(await few(), folder, rounds),
  },
  login: { rounds: 2, measure: async ({ few }, rounds) => login(await few(), rounds) },
  overload: { rounds: 1, measure: async ({ few }) => overload(await few()) },
  memory: {
    rounds: 1,
    measure: async ({ few }) => [
      {
        name: 'memory after all that',
        figure: { value: await (await few()).memory(), unit: 'MB' },
      },
    ],
  },
  search: {
    rounds: 4,
    measure: async ({ few, many }, rounds) => search(await few(), await many(), rounds),
  },
  start: { rounds: 1, measure: async ({ many }) => start(await many()) },
  growth: { rounds: 4, isOnRequest: true, measure: ({ folder }, rounds) => growth(folder, rounds) },
}
