import type { QueryClient } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { storePhoto } from './stored-photo.ts'

type Upload = { readonly id: string; readonly photo: Blob }

/** Uploads the stored photo, then removes it from the browser. */
export async function uploadPhoto(queries: QueryClient, { id, photo }: Upload): Promise<null> {
  const file = photo instanceof File ? photo : new File([photo], 'photo', { type: photo.type })
  await answered(api.photos.post({ id, photo: file }))
  await storePhoto(null)
  await invalidate(queries, { type: 'photos' })
  return null
}
