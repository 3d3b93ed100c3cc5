import { readFile } from 'node:fs/promises'
import type { Env } from '../../server/env.ts'
import { type Answers, answer } from './answers.ts'
import {
  answersIn,
  envPathIn,
  groupsOf,
  type Installed,
  installedAt,
  keptPathIn,
} from './installed.ts'
import type { InitOptions } from './options.ts'
import type { GroupName } from './questions.ts'

/** Where an install is, what it has, and which questions that answers. */
export type Place = {
  readonly envPath: string
  readonly installed: Installed
  readonly known: ReadonlySet<GroupName>
  /** What its env file answers. */
  readonly set: Answers
  /** The answers of a run that was broken off; `null`: there was none. */
  readonly kept: Answers | null
}

/** Where the environment says that the data is: it is not asked then. */
export const placeIn = ({ DATA_DIR, DATABASE_URL }: Env): Answers => ({
  ...(DATA_DIR && { data_dir: DATA_DIR }),
  ...(DATABASE_URL && { database_url: DATABASE_URL }),
})

export async function placeOf(
  { envPath: named }: Pick<InitOptions, 'envPath'>,
  answers: Answers,
): Promise<Place> {
  const dataDir = answer(answers, 'data_dir') || '.data'
  const envPath = named ?? envPathIn(dataDir)
  const installed = await installedAt(envPath, { ...answers, data_dir: dataDir })
  return {
    ...{ envPath, installed },
    known: groupsOf(installed),
    set: answersIn(installed.env ?? {}),
    kept: await keptAnswers(installed.env?.DATA_DIR ?? dataDir),
  }
}

async function keptAnswers(dataDir: string): Promise<Answers | null> {
  try {
    return JSON.parse(await readFile(keptPathIn(dataDir), 'utf8'))
  } catch {
    return null
  }
}

/** Whether there is nothing to do, unless something is to be added. */
export const isDone = ({ installed, kept }: Place, again: boolean): boolean =>
  installed.env !== null && kept === null && !again

export function whatIsThere({ envPath, installed: { env, sites, owner } }: Place): string {
  const names = Object.keys(env ?? {}).join(', ')
  return [
    `${envPath} is there already, and nothing is changed.`,
    `  It sets ${names || 'nothing'}.`,
    `  Published sites: ${sites.join(', ') || 'none'}. First owner: ${owner ?? 'none'}.`,
    'bun run init --again keeps all of that, and asks only for what is missing.',
  ].join('\n')
}
