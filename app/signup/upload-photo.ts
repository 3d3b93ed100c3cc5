import type { QueryClient } from '@tanstack/react-query'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { keepPhoto } from './kept-photo.ts'

type Upload = { readonly id: string; readonly photo: Blob }

/** Sends the photo that waited in the browser, and lets go of it once it is kept. */
export async function uploadPhoto(queries: QueryClient, { id, photo }: Upload): Promise<null> {
  const file = photo instanceof File ? photo : new File([photo], 'photo', { type: photo.type })
  await answered(api.photos.post({ id, photo: file }))
  await keepPhoto(null)
  await invalidate(queries, { type: 'photos' })
  return null
}
