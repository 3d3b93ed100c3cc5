import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'

/** The member's own photos, also those not visible to others. */
export const photosQuery = queryOptions({
  queryKey: ['photos'],
  queryFn: async () => (await answered(api.photos.get())).photos,
})

export type OwnPhoto = Awaited<ReturnType<NonNullable<typeof photosQuery.queryFn>>>[number]
