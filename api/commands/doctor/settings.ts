import { stat } from 'node:fs/promises'
import { publicKeyOf } from '#adapters/push/vapid.ts'
import { type Config, readConfig, readDataLocation } from '../../server/config.ts'
import { ConfigError, type Env } from '../../server/env.ts'
import { listVariables } from '../../server/variables.ts'
import { envPathIn } from '../init/installed.ts'
import { fine, type Line, look, wrong } from './line.ts'

/** What the start reads from the environment; `config` is `null` where it would refuse. */
export async function checkSettings(
  env: Env,
): Promise<{ readonly config: Config | null; readonly lines: readonly Line[] }> {
  const file = await envFileLines(env)
  try {
    const config = readConfig(env)
    const set = listVariables().flatMap(({ name }) => (env[name] ? name : []))
    return {
      config,
      lines: [fine('environment', `${set.join(', ')} are set`), ...file, ...secretLines(config)],
    }
  } catch (failure) {
    if (!(failure instanceof ConfigError)) throw failure
    const todo = file.length > 0 ? 'see the next line' : 'set it as said, or run bun run init'
    return { config: null, lines: [wrong('environment', failure.message, todo), ...file] }
  }
}

/** The env file in the folder: whether it is used, and who can read it. */
async function envFileLines(env: Env): Promise<readonly Line[]> {
  const path = envPathIn(readDirectory(env))
  const found = await stat(path).catch(() => null)
  if (!found) return []
  const about = 'env file'
  if (!env.PAYMENT_PROVIDER)
    return [wrong(about, `${path} is there, but was not read`, `bun --env-file=${path} run doctor`)]
  return (found.mode & 0o077) === 0
    ? [fine(about, `${path} is readable by its owner alone`)]
    : [wrong(about, `${path} has secrets, and others can read it`, `chmod 600 ${path}`)]
}

function readDirectory(env: Env): string {
  try {
    return readDataLocation(env).dataDir
  } catch {
    return env.DATA_DIR || '.data'
  }
}

function secretLines({ vapid, mailWebhookSecret, demo }: Config): readonly Line[] {
  const push = vapid === null || publicKeyOf(vapid.privateKey) === vapid.publicKey
  return [
    ...(demo
      ? [look('demo', 'DEMO=1 has logins that everybody knows', 'never for real members')]
      : []),
    push
      ? fine(
          'pushes',
          vapid ? 'the VAPID keys are a pair' : 'the VAPID keys are those of the folder',
        )
      : wrong(
          'pushes',
          'VAPID_PUBLIC_KEY is not the public half of VAPID_PRIVATE_KEY',
          'put back the pair of before; with a new one every browser must be asked for pushes again',
        ),
    mailWebhookSecret === null
      ? look(
          'bounces',
          'without MAIL_WEBHOOK_SECRET nobody can report bounces and complaints',
          'set it, and let your mail provider call /api/mail-troubles',
        )
      : fine('bounces', 'MAIL_WEBHOOK_SECRET signs reports of bounces'),
  ]
}
