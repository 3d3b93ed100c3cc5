import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { PHOTO_LIMIT } from '#core/profiles/photo.ts'
import { userQuery } from '../../accounts/account/queries.ts'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { photoError } from '../../shared/chosen-photo.ts'
import { newId } from '../../shared/new-id.ts'
import { useLeaveGuard } from '../../shared/use-leave-guard.ts'
import { photosQuery } from './queries.ts'
import { createUploads, type Uploads } from './uploads.ts'

type Open = { readonly member: string; readonly uploads: Uploads }

/** One upload queue per query client, which outlives the profile's screen. */
const open = new WeakMap<QueryClient, Open>()

function uploadsOf(queries: QueryClient, member: string): Uploads {
  const known = open.get(queries)
  if (known?.member === member) return known.uploads
  const uploads = createUploads({
    newId,
    inspect: photoError,
    isFull: () => {
      const limit = photoLimit(queries.getQueryData(userQuery.queryKey)?.paid_user ?? false)
      const count = queries.getQueryData(photosQuery.queryKey)?.length ?? 0
      return count >= limit ? { code: 'photo.limit-reached', limit } : null
    },
    send: async ({ id, file }) => void (await answered(api.photos.post({ id, photo: file }))),
    // A failed refetch is retried later; the photo was added.
    onAdded: () => invalidate(queries, { type: 'photos' }).catch(() => undefined),
  })
  open.set(queries, { member, uploads })
  return uploads
}

/** The member's photo limit. */
export const photoLimit = (premium: boolean): number =>
  premium ? PHOTO_LIMIT.premium : PHOTO_LIMIT.free

/** Uploads in progress, and their actions. */
export function useUploads(member: string) {
  const uploads = uploadsOf(useQueryClient(), member)
  const state = useSyncExternalStore(uploads.subscribe, uploads.state, uploads.state)
  const underWay = state.some(({ is }) => is === 'waiting' || is === 'sending')
  useLeaveGuard(underWay)
  return { ...uploads, uploads: state }
}
