import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { atRest } from '../shared/at-rest.ts'
import { savesData } from '../shared/saves-data.ts'

/** Loads the page of the chats once the browser is idle: without a connection one reads what is known, and writes. */
export function useChatsAtHand(member: string | null): void {
  const router = useRouter()
  useEffect(() => {
    if (member === null || savesData()) return
    // What does not come now comes when it is asked for.
    return atRest(() => void router.preloadRoute({ to: '/chats' }).catch(() => undefined))
  }, [member, router])
}
