import type { Consumer } from '../event-log/consumer.ts'
import { EVENT_KINDS } from '../event-log/event-kinds.ts'

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
