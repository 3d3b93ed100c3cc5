import type { Ports, Stores } from '../ports.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { MemberId } from './account.ts'
import type { AccountError } from './errors.ts'
import { consumeTry } from './rate-limit.ts'
import { tryKeys } from './tries.ts'

/** Rate limit of mails of one kind to a member: counts one, or refuses. */
export async function allowMail(
  stores: Pick<Stores, 'attempts'>,
  { limits, secrets, now }: Pick<Ports, 'limits' | 'secrets' | 'now'>,
  sort: 'resetMails' | 'addressMails',
  member: MemberId,
): Promise<Result<null, Extract<AccountError, { code: 'mails.too-many' }>>> {
  const counted = { key: tryKeys(secrets)[sort](member), limit: limits[sort] }
  const until = await consumeTry(stores, counted, now())
  return until ? err({ code: 'mails.too-many', minutes: minutesUntil(until, now()) }) : ok(null)
}
