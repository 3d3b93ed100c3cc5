import type { Consumer } from '../../platform/consumer.ts'
import { EVENT_KINDS } from '../../platform/event-kinds.ts'
import { SECOND } from '../../shared/time.ts'
import type { AuditEntry } from '../ports.ts'
import type { NamedAction } from './list-actions.ts'

/** Audits the events that `EVENT_KINDS` says are audited. */
export const audit: Consumer = {
  name: 'audit',
  async effectsOf(_reads, event, { position, at }) {
    const { type, ...facts } = event
    const audited = EVENT_KINDS[type].audit
    if (!audited) return []
    const about = new Map(Object.entries(facts).map(([name, fact]) => [name, String(fact)]))
    const entry = {
      sequence: position.sequence,
      type,
      at,
      member: about.get(audited.member) ?? '',
      subject: audited.subject === null ? null : (about.get(audited.subject) ?? null),
    }
    return [({ audit: trail }) => trail.add(entry)]
  },
}

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
