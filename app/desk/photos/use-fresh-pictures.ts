import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Pictures, picturesQuery } from '../queries.ts'
import { usePolled } from '../use-polled.ts'

/** So many left of the list: time for the next part of it. */
const FEW = 10

/** Whether the next part of a list is needed, with so many of it left. */
export const needsMore = (left: number, { waiting, pictures }: Pictures): boolean =>
  left === 0 || (left < FEW && waiting > pictures.length)

/** The list as it is since the screen was opened: one stored at an earlier visit has pictures that were judged. */
export function useFreshPictures() {
  const queries = useQueryClient()
  const polled = usePolled()
  const [stored] = useState(() => queries.getQueryState(picturesQuery.queryKey)?.dataUpdatedAt ?? 0)
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...picturesQuery,
    ...polled,
    refetchOnMount: 'always',
  })
  return {
    list: dataUpdatedAt > stored ? data : undefined,
    error,
    refetch: () => void refetch(),
  }
}
