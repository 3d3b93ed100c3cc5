import { storedUnder, writeStored } from '../../client/storage/browser-storage.ts'
import { type Outgoing, outgoingIn } from './outgoing.ts'

/** Storage of a member's outbox: in local storage, shared by tabs, survives reloads. */
export interface OutgoingStore {
  /** Oldest first. */
  all(): readonly Outgoing[]
  put(message: Outgoing): void
  remove(id: string): void
  /**
   * Subscribes to changes, also of other tabs; the argument is whether a message was added. Returns the unsubscribe
   * function.
   */
  onChange(changed: (added: boolean) => void): () => void
}

/** One key per message, so that tabs never overwrite each other; removed at logout. */
export function outgoingStore(member: string): OutgoingStore {
  const start = `outgoing.${member}.`
  return {
    // Ids sort by creation time.
    all: () =>
      storedUnder(start)
        .flatMap((text) => outgoingIn(text) ?? [])
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    put: (message) => writeStored(`${start}${message.id}`, JSON.stringify(message)),
    remove: (id) => writeStored(`${start}${id}`, null),
    onChange(changed) {
      const listener = ({ key, oldValue, newValue, isTrusted }: StorageEvent) => {
        if (key !== null && !key.startsWith(start)) return
        // `storage` events come from other tabs only.
        changed(isTrusted && oldValue === null && newValue !== null)
      }
      addEventListener('storage', listener)
      return () => removeEventListener('storage', listener)
    },
  }
}
