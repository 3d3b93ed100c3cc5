import type { AuditEntry } from '../audit/audit-trail.ts'
import type { NamedAction } from '../operators/list-actions.ts'
import { SECOND } from '../shared/time.ts'

/** An entry of a member's log; one about a photo with what an operator decided, where one did. */
export type AuditLine = AuditEntry & { readonly decided: NamedAction | null }

/** An event and the action behind it are written by one transaction, within a moment of each other. */
export const auditLines = (
  entries: readonly AuditEntry[],
  actions: readonly NamedAction[],
): readonly AuditLine[] => entries.map((entry) => ({ ...entry, decided: behind(entry, actions) }))

function behind({ type, subject, at }: AuditEntry, actions: readonly NamedAction[]) {
  if (type !== 'photo.decided') return null
  const near = actions.filter((one) => one.subject === subject && Math.abs(one.at - at) < SECOND)
  return near.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0] ?? null
}
