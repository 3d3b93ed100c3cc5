import * as v from 'valibot'
import { type Millis, SECOND } from '#core/shared/time.ts'
import type { Config } from '../../server/config.ts'
import { fine, type Line, look, wrong } from './line.ts'

const TIMEOUT: Millis = 5 * SECOND

const Health = v.object({ ok: v.literal(true) })
const Ready = v.object({ ok: v.literal(true), events_wait_since: v.nullable(v.string()) })

/** Asks for a path; `null` if nothing answers. */
export const ask = (
  url: string | URL,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response | null> =>
  fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT), redirect: 'manual' }).catch(
    () => null,
  )

/** Whether an answer of `/health` is a server of ours. */
export const isOurs = async (answer: Response | null): Promise<boolean> =>
  answer !== null && v.is(Health, await answer.json().catch(() => null))

/** Where this machine reaches its own server. */
export function ownAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** The process at the port, if there is one. */
export async function checkProcess(
  config: Config,
): Promise<{ readonly runs: boolean; readonly lines: readonly Line[] }> {
  const origin = ownAddress(config)
  const answer = await ask(`${origin}/health`)
  if (answer === null)
    return {
      runs: false,
      lines: [
        look(
          'process',
          `nothing runs at ${origin}`,
          'bun run start; its last line says why it stops',
        ),
      ],
    }
  if (!(await isOurs(answer)))
    return {
      runs: true,
      lines: [
        wrong(
          'process',
          `another program answers at ${origin}`,
          'stop it, or set PORT to another one',
        ),
      ],
    }
  return { runs: true, lines: [fine('process', `it runs at ${origin}`), await readyLine(origin)] }
}

async function readyLine(origin: string): Promise<Line> {
  const answer = await ask(`${origin}/ready`)
  const read = v.safeParse(Ready, await answer?.json().catch(() => null))
  if (!read.success)
    return wrong(
      'ready',
      'the process takes no traffic: its database or its pages fail',
      'read the log: storage.unavailable, page',
    )
  const since = read.output.events_wait_since
  return since === null
    ? fine('ready', 'it takes traffic, and no event waits')
    : look(
        'ready',
        `events wait since ${since}`,
        'after a start it is so for a minute; else /desk/operation shows which consumer waits',
      )
}
