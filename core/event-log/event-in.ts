import type { DomainEvent } from '../events.ts'
import { EVENT_KINDS } from './event-kinds.ts'
import type { LoggedEvent } from './event-log.ts'

const isKnown = (type: string): type is DomainEvent['type'] => Object.hasOwn(EVENT_KINDS, type)

const isComplete = (type: DomainEvent['type'], facts: LoggedEvent['facts']): boolean =>
  Object.entries(EVENT_KINDS[type].facts).every(([name, kind]) => typeof facts[name] === kind)

/** The typed event of a log entry; `null` if an older or newer version wrote it: an unknown type, or without a fact. */
export const eventIn = ({ type, facts }: LoggedEvent): DomainEvent | null =>
  // Its type and facts were compared with the table, which is typed by the events.
  isKnown(type) && isComplete(type, facts) ? ({ type, ...facts } as DomainEvent) : null
