import { rm } from 'node:fs/promises'
import type { Env } from '../../server/env.ts'
import { type Say, UsageError } from '../command.ts'
import { operators } from '../operators.ts'
import { publish } from '../sites.ts'
import { type Answers, answer, entryOf, envOf } from './answers.ts'
import { envText, secretsOf, writeWhole } from './env-file.ts'
import { type Installed, keptPathIn } from './installed.ts'

type Written = {
  readonly answers: Answers
  readonly installed: Installed
  readonly envPath: string
  /** The environment of the command. */
  readonly env: Env
}

/**
 * Writes the env file, publishes the first site and adds the first operator, each unless it is there; then deletes the
 * kept answers. Broken off, the next run does what is left.
 */
export async function writeInstall(
  { answers, installed, envPath, env: given }: Written,
  say: Say,
): Promise<void> {
  const env = await environment(answers, installed.env ?? {}, given)
  if (!(await writeWhole(envPath, envText(env), installed.env === null)))
    throw new UsageError(`${envPath} was written by another one in the same moment.`)
  say(`${envPath} has the environment, with secrets of its own; only its owner can read it.`)
  if (installed.sites.length === 0) {
    await publish([entryOf(answers)], env)
    say(`The site ${answer(answers, 'id')} is published.`)
  }
  if (installed.owner === null) {
    await operators(
      ['add', answer(answers, 'operator_email'), '--name', answer(answers, 'operator_name')],
      env,
      say,
    )
    say('The link works once the server runs; an authenticator app is added there.')
  }
  await rm(keptPathIn(env.DATA_DIR ?? ''), { force: true })
}

/** What is there stays; then the answers; then secrets that are missing. */
async function environment(answers: Answers, there: Env, given: Env): Promise<Env> {
  const set = (env: Env) => Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const known = {
    ...(given.MOLLIE_API_URL && { MOLLIE_API_URL: given.MOLLIE_API_URL }),
    ...set(envOf(answers)),
    ...set(there),
  }
  return { ...known, ...(await secretsOf(known, answer(answers, 'data_dir'))) }
}
