import type { QueryClient } from '@tanstack/react-query'
import { answered, api, idOf } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { readStoredFocus, storePhoto } from './stored-photo.ts'

type Upload = { readonly id: string; readonly photo: Blob }

/** Uploads the stored photo, then removes it from the browser. */
export async function uploadPhoto(queries: QueryClient, { id, photo }: Upload): Promise<null> {
  const file = photo instanceof File ? photo : new File([photo], 'photo', { type: photo.type })
  await answered(api.photos.post({ id, photo: file }))
  const focus = await readStoredFocus()
  // Without it others see its middle, and it can be placed later.
  if (focus) await answered(api.photos({ id: idOf(id) }).focus.put(focus)).catch(() => null)
  await storePhoto(null)
  await invalidate(queries, { type: 'photos' })
  return null
}
