import { infiniteQueryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'

const codesPage = (before: string | null) =>
  answered(api.desk['discount-codes'].get({ query: { ...(before !== null && { before }) } }))

/** Discount codes that operators made, newest first. */
export const codesQuery = infiniteQueryOptions({
  queryKey: ['desk', 'codes'],
  queryFn: ({ pageParam }) => codesPage(pageParam),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

type CodesPage = Awaited<ReturnType<typeof codesPage>>
export type ListedCode = CodesPage['codes'][number]
export type CodeChoices = CodesPage['choices']
