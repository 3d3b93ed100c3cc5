import { keep, keptUnder } from '../shared/kept.ts'
import { type Outgoing, outgoingIn } from './outgoing.ts'

/** Where a member's messages wait until the server has them: in this browser, for all its tabs, through a reload. */
export interface OutgoingStore {
  /** Oldest first. */
  all(): readonly Outgoing[]
  put(message: Outgoing): void
  remove(id: string): void
  /** Calls `changed` at every change until the answer is called, also at another tab's; it says whether that added one. */
  onChange(changed: (added: boolean) => void): () => void
}

/** One name a message, so that two tabs never write over each other's; logging out lets go of all of them. */
export function outgoingStore(member: string): OutgoingStore {
  const start = `outgoing.${member}.`
  return {
    // Ids sort by when they were made.
    all: () =>
      keptUnder(start)
        .flatMap((text) => outgoingIn(text) ?? [])
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    put: (message) => keep(`${start}${message.id}`, JSON.stringify(message)),
    remove: (id) => keep(`${start}${id}`, null),
    onChange(changed) {
      const heard = ({ key, oldValue, newValue, isTrusted }: StorageEvent) => {
        if (key !== null && !key.startsWith(start)) return
        // What a browser tells of itself is another tab's doing.
        changed(isTrusted && oldValue === null && newValue !== null)
      }
      addEventListener('storage', heard)
      return () => removeEventListener('storage', heard)
    },
  }
}
