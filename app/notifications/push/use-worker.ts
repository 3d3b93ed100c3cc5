import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '../../accounts/account/use-language.ts'
import { atRest } from '../../shared/at-rest.ts'
import { settingsQuery } from '../../site/queries.ts'
import { renewPush } from './push.ts'
import { postToWorker } from './site-worker.ts'

/** Registers the service worker on members' pages after load, and renews the push subscription; not for visitors. */
export function useWorker(member: string | null): void {
  const { locale } = useLanguage()
  const { data: settings } = useQuery(settingsQuery)
  const site = settings?.name

  useEffect(() => {
    if (member === null || site === undefined) return
    return atRest(() => void postToWorker({ locale, site }))
  }, [member, locale, site])

  const key = settings?.push_public_key ?? ''
  useEffect(() => {
    if (member === null || key === '') return
    // A failure is retried on the next page.
    return atRest(() => void renewPush({ push_public_key: key }).catch(() => undefined))
  }, [member, key])
}
