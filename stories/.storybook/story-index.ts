import { useEffect, useState } from 'react'
import type { Entry } from '../sheet/groups.ts'

/** Reads a file of JSON beside the gallery's pages; `null` if there is none, `undefined` while it is on its way. */
export function useFile<Content>(path: string): Content | null | undefined {
  const [content, setContent] = useState<Content | null>()
  useEffect(() => {
    let isHere = true
    const read = async () => {
      const answer = await fetch(path).catch(() => null)
      const isFile = answer?.ok && answer.headers.get('content-type')?.includes('json')
      const found: Content | null = isFile ? await answer.json() : null
      if (isHere) setContent(found)
    }
    void read()
    return () => {
      isHere = false
    }
  }, [path])
  return content
}

type Index = { readonly entries: Readonly<Record<string, Entry>> }

/** Every page and story of the gallery, in the order of the sidebar. */
export const useEntries = (): readonly Entry[] => {
  const index = useFile<Index>('index.json')
  return index ? Object.values(index.entries) : []
}
