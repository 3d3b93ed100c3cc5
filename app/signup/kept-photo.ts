const STORE = 'photo'
const KEY = 'signup'

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

/** The photo chosen before there was a member to keep it for; `null` when there is none, or no place to keep it. */
export async function readKeptPhoto(): Promise<Blob | null> {
  const found: unknown = await inStore('readonly', (store) => store.get(KEY)).catch(() => null)
  return found instanceof Blob ? found : null
}

/** Keeps a photo in this browser, or lets go of it; one that cannot be kept lives as long as the page. */
export async function keepPhoto(photo: Blob | null): Promise<void> {
  const kept = photo
    ? inStore('readwrite', (store) => store.put(photo, KEY))
    : inStore('readwrite', (store) => store.delete(KEY))
  await kept.catch(() => null)
}
