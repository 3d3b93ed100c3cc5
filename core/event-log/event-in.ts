import { type DomainEvent, isEventType } from '../events.ts'
import type { LoggedEvent } from './event-log.ts'

/** The event in a logged one; `null` for a type this version of the code does not know. */
export const eventIn = ({ type, facts }: LoggedEvent): DomainEvent | null =>
  // What has a known type was written by `append`, which takes nothing else.
  isEventType(type) ? ({ type, ...facts } as DomainEvent) : null
