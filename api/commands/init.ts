/**
 * `bun run init`: asks for all that an install needs, tries it out, and writes its environment, first site and first
 * operator. `--file` takes the answers from a file, whose shape `--print` shows; `--again` adds what is missing.
 */
import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dns } from '#adapters/mail/sender-records.ts'
import { type Env, url, WEB } from '../server/env.ts'
import { MOLLIE } from '../server/payment-config.ts'
import { type Command, main, type Say, UsageError } from './command.ts'
import type { Answers } from './init/answers.ts'
import { readAnswers, shapeOf } from './init/ask-answers.ts'
import type { Asker } from './init/asker.ts'
import { checklist } from './init/checklist.ts'
import { askInTerminal } from './init/in-terminal.ts'
import { INIT_USAGE, type InitOptions, initOptions } from './init/options.ts'
import { isDone, type Place, placeIn, placeOf, whatIsThere } from './init/place.ts'
import type { World } from './init/try.ts'
import { writeInstall } from './init/write-install.ts'

type Run = { readonly env: Env; readonly world: World; readonly say: Say }

/** The command with a terminal, or without one, where answers come from a file. */
export const initWith =
  (asker: Asker | null): Command =>
  async (given, env, say) => {
    const options = initOptions(given)
    if (options.print) return say(shapeOf())
    const world: World = {
      dns: dns(options.dns),
      dkim: options.dkim,
      mollieUrl: url(env, 'MOLLIE_API_URL', WEB) ?? MOLLIE,
      code: String(randomInt(100_000, 1_000_000)),
      typed: null,
    }
    if (options.file !== null) return fromFile(options, options.file, { env, world, say })
    if (asker === null) throw new UsageError(`there is no terminal to ask in: ${INIT_USAGE}`)
    const started = performance.now()
    const asked = await askInTerminal(options, { asker, env, world })
    if ('done' in asked) return say(whatIsThere(asked.done))
    await finish(asked.place, asked.answers, { env, say })
    const minutes = Math.ceil((performance.now() - started) / 60_000)
    say(`\n${asked.inputs} answers, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`)
  }

async function fromFile(options: InitOptions, file: string, { env, world, say }: Run) {
  const given = { ...placeIn(env), ...(await objectIn(file)) }
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const place = await placeOf(options, {
    data_dir: text(given.data_dir),
    database_url: text(given.database_url),
  })
  if (isDone(place, options.again)) return say(whatIsThere(place))
  const { faults, answers, notes } = await readAnswers(given, place, world)
  if (faults.length > 0) throw new UsageError(['nothing is written.', ...faults].join('\n- '))
  for (const note of notes) say(`- ${note}`)
  await finish(place, answers, { env, say })
}

async function finish(
  { envPath, installed }: Place,
  answers: Answers,
  { env, say }: Pick<Run, 'env' | 'say'>,
): Promise<void> {
  await writeInstall({ answers, installed, envPath, env }, say)
  say('\nWhat is left to do:')
  for (const [at, line] of (await checklist(answers, envPath)).entries()) say(`${at + 1}. ${line}`)
}

async function objectIn(file: string): Promise<Readonly<Record<string, unknown>>> {
  const text = await readFile(file, 'utf8')
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return { ...given }
  } catch {
    // The same refusal.
  }
  throw new UsageError(
    `${file}: must be a JSON object of answers, as bun run init --print shows it.`,
  )
}

export const init: Command = async (...given) => {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY
  const { terminalAsker } = await import('./init/terminal.ts')
  await initWith(isTerminal ? terminalAsker : null)(...given)
}

if (import.meta.main) await main(init)
