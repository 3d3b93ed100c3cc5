import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { PHOTO_LIMIT } from '#core/photos/limits.ts'
import { userQuery } from '../account/queries.ts'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { newId } from '../shared/new-id.ts'
import { wrongWith } from './chosen-photo.ts'
import { photosQuery } from './queries.ts'
import { createUploads, type Uploads } from './uploads.ts'

type Open = { readonly member: string; readonly uploads: Uploads }

/** One set of uploads for each page that is open, as it has one set of queries; they outlive the profile's screen. */
const open = new WeakMap<QueryClient, Open>()

function uploadsOf(queries: QueryClient, member: string): Uploads {
  const known = open.get(queries)
  if (known?.member === member) return known.uploads
  const uploads = createUploads({
    newId,
    inspect: wrongWith,
    isFull: () => {
      const limit = photoLimit(queries.getQueryData(userQuery.queryKey)?.paid_user ?? false)
      const count = queries.getQueryData(photosQuery.queryKey)?.length ?? 0
      return count >= limit ? { code: 'photo.limit-reached', limit } : null
    },
    send: async ({ id, file }) => void (await answered(api.photos.post({ id, photo: file }))),
    // A list that cannot be asked for now is asked for later; the photo is there.
    onAdded: () => invalidate(queries, { type: 'photos' }).catch(() => undefined),
  })
  open.set(queries, { member, uploads })
  return uploads
}

/** How many photos a member may have. */
export const photoLimit = (premium: boolean): number =>
  premium ? PHOTO_LIMIT.premium : PHOTO_LIMIT.free

/** The photos that are on their way, and what can be done with them. */
export function useUploads(member: string) {
  const uploads = uploadsOf(useQueryClient(), member)
  const state = useSyncExternalStore(uploads.subscribe, uploads.state, uploads.state)
  const underWay = state.some(({ is }) => is === 'waiting' || is === 'sending')
  useLeaveGuard(underWay)
  return { ...uploads, uploads: state }
}

/** Has the browser ask before a page is closed or loaded anew that would lose something. */
function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [active])
}
