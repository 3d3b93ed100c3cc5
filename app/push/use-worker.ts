import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '../account/use-language.ts'
import { settingsQuery } from '../site/queries.ts'
import { renewPush } from './push.ts'
import { tellWorker } from './site-worker.ts'

/** Long enough after the page stands that what it shows is there. */
const PATIENCE = 3000

function atRest(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: PATIENCE })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(work, PATIENCE)
  return () => clearTimeout(timer)
}

/** Has a service worker stand behind a member's page once that has loaded, and keeps its pushes coming; visitors get none. */
export function useWorker(member: string | null): void {
  const { locale } = useLanguage()
  const { data: settings } = useQuery(settingsQuery)
  const site = settings?.name

  useEffect(() => {
    if (member === null || site === undefined) return
    return atRest(() => void tellWorker({ locale, site }))
  }, [member, locale, site])

  const key = settings?.push_public_key ?? ''
  useEffect(() => {
    if (member === null || key === '') return
    // What does not work now works when the next page is opened.
    return atRest(() => void renewPush({ push_public_key: key }).catch(() => undefined))
  }, [member, key])
}
