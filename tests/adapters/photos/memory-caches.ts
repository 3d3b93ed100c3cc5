/** The part of a browser's Cache API that photos use, in memory: one cache for all names. */
export function memoryCaches() {
  const stored = new Map<string, { readonly url: string; readonly bytes: ArrayBuffer }>()
  const urlOf = (path: string) => new URL(path, 'http://localhost').href
  const cache = {
    async match(path: string) {
      const found = stored.get(urlOf(path))
      return found && new Response(found.bytes.slice(0))
    },
    async put(path: string, response: Response) {
      const url = urlOf(path)
      stored.set(url, { url, bytes: await response.arrayBuffer() })
    },
    delete: async (path: string) => stored.delete(urlOf(path)),
    keys: async () => [...stored.values()].map(({ url }) => ({ url })),
  }
  return { open: async () => cache }
}
