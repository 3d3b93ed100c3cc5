import type { Consumer } from '../../platform/consumer.ts'
import { auditedFacts } from '../../platform/event-log.ts'
import { SECOND } from '../../shared/time.ts'
import type { AuditEntry } from '../ports.ts'
import type { NamedAction } from './list-actions.ts'

/** Keeps the trails of members. */
export const audit: Consumer = {
  name: 'audit',
  async effectsOf(_reads, event, { position, at }) {
    const audited = auditedFacts(event)
    if (!audited) return []
    const entry = { sequence: position.sequence, type: event.type, at, ...audited }
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
