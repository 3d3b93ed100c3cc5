import { infiniteQueryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'

const blocksPage = (after: string | null) =>
  answered(api.desk['signup-blocks'].get({ query: { ...(after !== null && { after }) } }))

/** Addresses, domains and networks whose signups are kept out, newest first. */
export const blocksQuery = infiniteQueryOptions({
  queryKey: ['desk', 'blocks'],
  queryFn: ({ pageParam }) => blocksPage(pageParam),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

export type ListedBlock = Awaited<ReturnType<typeof blocksPage>>['blocks'][number]

/** A block that is being typed. */
export const NO_BLOCK: {
  readonly id: string
  readonly kind: string
  readonly value: string
  readonly reason: string
  readonly days: string
} = { id: '', kind: '', value: '', reason: '', days: '' }

/** Where its draft is kept, so that a member's page can begin one. */
export const BLOCK_DRAFT = 'signup-block'
