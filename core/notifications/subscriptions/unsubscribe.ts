import {
  type Account,
  NOTIFICATION_CHOICES,
  type NotificationKind,
} from '../../accounts/account.ts'
import type { AccountError } from '../../accounts/errors.ts'
import { unsubscribedKind } from '../../accounts/links.ts'
import { stateOf } from '../../accounts/mail-links.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { recordMailTrouble } from './mail-trouble.ts'

type Refusal = Extract<AccountError, { code: 'link.invalid' }>

/**
 * Unsubscribes by a mail's link from the kind of that mail, or, on request, from all that can be; idempotent. Applies
 * to everything sent afterwards, also to a new address and after the return of a deleted account.
 */
export async function unsubscribe(
  ports: Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'now'>,
  { token, all = false }: { readonly token: string; readonly all?: boolean | undefined },
): Promise<Result<null, Refusal>> {
  const { reads, atomically, secrets, now } = ports
  const link = await reads.links.byHash(secrets.hash(token))
  const kind = link && unsubscribedKind(link.purpose)
  if (!kind || all) return recordMailTrouble(ports, { trouble: 'listunsubscribe', token })
  if (stateOf(link, now()) !== 'usable') return err({ code: 'link.invalid' })
  return atomically(async ({ accounts, events }) => {
    const account = await accounts.lock(link.member)
    if (!account || account.status === 'erased') return ok(null)
    if (account.notificationsDisabled.includes(kind)) return ok(null)
    await accounts.save(without(account, kind))
    await events.append({ type: 'account.changed', member: account.id }, now())
    return ok(null)
  })
}

const without = (account: Account, kind: NotificationKind): Account => ({
  ...account,
  notificationsDisabled: NOTIFICATION_CHOICES.filter(
    (one) => one === kind || account.notificationsDisabled.includes(one),
  ),
})
