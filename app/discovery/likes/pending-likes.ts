import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { tabStore } from '../../client/storage/tab-store.ts'

const KEY = 'pressed-likes'
/** Maximum number of stored likes. */
const MOST = 50

const Shape = v.array(v.object({ id: v.string(), name: v.string() }))

/** A profile liked by a visitor. */
export type PendingLike = { readonly id: string; readonly name: string }

type Store = ReturnType<typeof tabStore>

/** Cached: every heart on a page reads it. */
let read: { readonly text: string; readonly pressed: readonly PendingLike[] } | null = null

/** Profiles liked by a visitor in this tab, oldest first. */
export function pendingLikes(store: Store): readonly PendingLike[] {
  const text = store.getItem(KEY) ?? '[]'
  if (read?.text !== text) read = { text, pressed: pressedIn(text) }
  return read.pressed
}

function pressedIn(text: string): readonly PendingLike[] {
  try {
    return v.parse(Shape, JSON.parse(text))
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()

function write(store: Store, pressed: readonly PendingLike[]): void {
  try {
    store.setItem(KEY, JSON.stringify(pressed.slice(-MOST)))
  } catch {
    // Without storage the like is lost, and the heart shows that.
  }
  for (const listener of listeners) listener()
}

/**
 * Stores a visitor's like until they are a member, in session storage only: the next user of this browser liked
 * nobody.
 */
export function addPendingLike(store: Store, { id, name }: PendingLike): void {
  write(store, [...pendingLikes(store).filter((other) => other.id !== id), { id, name }])
}

/** Removes a visitor's like. */
export function removePendingLike(store: Store, id: string): void {
  write(
    store,
    pendingLikes(store).filter((pressed) => pressed.id !== id),
  )
}

/** Removes and returns all likes, so that only one caller sends them. */
export function takePendingLikes(store: Store): readonly PendingLike[] {
  const pressed = pendingLikes(store)
  if (pressed.length > 0) write(store, [])
  return pressed
}

const listen = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Whether a visitor liked a profile in this tab. */
export const usePendingLike = (id: string): boolean =>
  useSyncExternalStore(
    listen,
    () => pendingLikes(tabStore()).some((pressed) => pressed.id === id),
    () => false,
  )
