import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../client/client.ts'

/** The operator of the demo, as whom anybody may look around; `null` outside it. */
export const deskGuestQuery = queryOptions({
  queryKey: ['desk', 'guest'],
  queryFn: async () => (await answered(api.desk.guest.get())).guest,
  staleTime: Number.POSITIVE_INFINITY,
})
