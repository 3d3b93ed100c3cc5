import { useEffect } from 'react'
import { usePageTitle } from './use-page-title.ts'

/** Sets the document title, where no counts precede it. */
export function useTabTitle(): void {
  const title = usePageTitle()
  useEffect(() => {
    document.title = title
  }, [title])
}
