/** Where pages and worker store whether this browser shows what people write: on the device alone, and for both to read. */
const CACHE = 'previews'
const KEY = '/previews'

type Stores = Pick<CacheStorage, 'open' | 'delete'>

/** Whether pushes in this browser show the first words of a message; not before its member said so. */
export async function showsWords(stores: Stores): Promise<boolean> {
  return (await (await stores.open(CACHE)).match(KEY)) !== undefined
}

export async function setShowsWords(stores: Stores, shows: boolean): Promise<void> {
  if (shows) await (await stores.open(CACHE)).put(KEY, new Response())
  else await stores.delete(CACHE)
}
