import { DAY, type Instant, type Millis } from '#core/shared/time.ts'
import { readStored, removeStored, storedNames, writeStored } from './browser-storage.ts'

/** Begin the keys of what members wrote and did not send: drafts, quotes and gifts; and the outbox. */
const TEXTS = ['draft.', 'outgoing.'] as const
/** Begins the key of the time of a text's last change. */
const CHANGED = 'changed.'

/** How long a text that nobody touches stays on a device. */
export const TEXT_LIFE: Millis = 7 * DAY

const isText = (name: string) => TEXTS.some((start) => name.startsWith(start))

/** Whether a text is stored here. */
export const hasTexts = (): boolean => storedNames().some(isText)

/** Removes all of them, of any member. */
export const removeTexts = (): void => removeStored(...TEXTS, CHANGED)

/** Whether a text is too old; a time that cannot be is too. */
export function isTooOld(changed: string, now: Instant): boolean {
  const age = now - Number(changed)
  return !(age < TEXT_LIFE && age > -DAY)
}

/** Removes texts that nobody touched for a week. The age of one from before is counted from now. */
export function removeOldTexts(now: Instant): void {
  for (const name of storedNames().filter(isText)) {
    const changed = readStored(CHANGED + name)
    if (changed === null) writeStored(CHANGED + name, String(now))
    else if (isTooOld(changed, now)) writeStored(name, null)
  }
  const left = new Set(storedNames())
  for (const name of left)
    if (name.startsWith(CHANGED) && !left.has(name.slice(CHANGED.length))) writeStored(name, null)
}

/** Notes when texts change in this tab, until the returned function is called. */
export function trackTexts(now: () => Instant): () => void {
  const changed = ({ key, isTrusted }: StorageEvent) => {
    // A trusted event is another tab's, which notes it.
    if (key === null || isTrusted || !isText(key)) return
    writeStored(CHANGED + key, readStored(key) === null ? null : String(now()))
  }
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
