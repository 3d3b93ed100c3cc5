import { useEffect } from 'react'
import { usePageTitle } from './use-page-title.ts'

/** Shows on the browser's tab what the page is called, where no counts stand before it. */
export function useTabTitle(): void {
  const title = usePageTitle()
  useEffect(() => {
    document.title = title
  }, [title])
}
