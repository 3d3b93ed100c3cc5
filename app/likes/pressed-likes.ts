import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { tabStore } from '../shared/tab-store.ts'

const KEY = 'pressed-likes'
/** More than anybody presses before signing up. */
const MOST = 50

const Shape = v.array(v.object({ id: v.string(), name: v.string() }))

/** Somebody a visitor pressed the heart of. */
export type Pressed = { readonly id: string; readonly name: string }

type Store = ReturnType<typeof tabStore>

/** Whose hearts a visitor pressed in this tab, the first one first. */
export function pressedLikes(store: Store): readonly Pressed[] {
  try {
    return v.parse(Shape, JSON.parse(store.getItem(KEY) ?? '[]'))
  } catch {
    return []
  }
}

const heard = new Set<() => void>()

function write(store: Store, pressed: readonly Pressed[]): void {
  try {
    store.setItem(KEY, JSON.stringify(pressed.slice(-MOST)))
  } catch {
    // A tab that keeps nothing forgets the like; the heart then shows so.
  }
  for (const tell of heard) tell()
}

/** Keeps a visitor's like until they are a member, in this tab only: the next one at this browser pressed nothing. */
export function pressLike(store: Store, { id, name }: Pressed): void {
  write(store, [...pressedLikes(store).filter((other) => other.id !== id), { id, name }])
}

/** Takes a visitor's like back. */
export function releaseLike(store: Store, id: string): void {
  write(
    store,
    pressedLikes(store).filter((pressed) => pressed.id !== id),
  )
}

/** Takes all likes out, so that whoever gives them is the only one who does. */
export function takePressedLikes(store: Store): readonly Pressed[] {
  const pressed = pressedLikes(store)
  if (pressed.length > 0) write(store, [])
  return pressed
}

const listen = (changed: () => void) => {
  heard.add(changed)
  return () => heard.delete(changed)
}

/** Whether a visitor pressed somebody's heart in this tab. */
export const usePressed = (id: string): boolean =>
  useSyncExternalStore(
    listen,
    () => pressedLikes(tabStore()).some((pressed) => pressed.id === id),
    () => false,
  )
