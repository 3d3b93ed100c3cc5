import * as v from 'valibot'
import type { Focus } from '#core/profiles/photo.ts'

const STORE = 'photo'
const KEY = 'signup'
/** Where its face is. */
const FOCUS = 'focus'

const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('signup', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened()
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = ask(database.transaction(STORE, mode).objectStore(STORE))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } finally {
    database.close()
  }
}

/** The photo chosen before the account exists; `null` if none or storage is unavailable. */
export async function readStoredPhoto(): Promise<Blob | null> {
  const found: unknown = await inStore('readonly', (store) => store.get(KEY)).catch(() => null)
  return found instanceof Blob ? found : null
}

const FocusShape = v.object({ x: v.number(), y: v.number(), zoom: v.number() })

/** Where the face of the stored photo is; `null` if it was not placed. */
export async function readStoredFocus(): Promise<Focus | null> {
  const found: unknown = await inStore('readonly', (store) => store.get(FOCUS)).catch(() => null)
  return v.is(FocusShape, found) ? found : null
}

/** Stores where the face of the stored photo is. */
export async function storeFocus(focus: Focus): Promise<void> {
  await inStore('readwrite', (store) => store.put(focus, FOCUS)).catch(() => null)
}

/** Stores a photo, or removes it with `null`; falls back to memory. Where its face is is not known yet. */
export async function storePhoto(photo: Blob | null): Promise<void> {
  await inStore('readwrite', (store) => store.delete(FOCUS)).catch(() => null)
  const stored = photo
    ? inStore('readwrite', (store) => store.put(photo, KEY))
    : inStore('readwrite', (store) => store.delete(KEY))
  await stored.catch(() => null)
}
