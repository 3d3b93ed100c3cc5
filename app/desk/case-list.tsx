import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { LoadMore } from '#ui/primitives/load-more/load-more.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { TryAgain } from '../site/try-again.tsx'

export type CaseListProps<Case> = {
  /** The query, for its state and further pages. */
  readonly query: Pick<
    UseInfiniteQueryResult,
    | 'error'
    | 'refetch'
    | 'hasNextPage'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
    | 'fetchNextPage'
  >
  /** What its pages hold; `undefined` until the first is there. */
  readonly cases: readonly Case[] | undefined
  readonly loading: string
  readonly more: string
  readonly empty: { readonly title: string; readonly text: string }
  readonly children: (cases: readonly Case[]) => ReactNode
}

/** A list in pages while it loads, fails, is empty, or has more. */
export function CaseList<Case>({
  query: { error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
  cases,
  loading,
  more,
  empty,
  children,
}: CaseListProps<Case>) {
  const failure = error && <TryAgain error={error} onAgain={() => void refetch()} />
  if (!cases && failure) return failure
  if (!cases)
    return (
      <Loading label={loading}>
        <Stack gap="s">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      </Loading>
    )
  if (cases.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>
  return (
    <Stack gap="l">
      {failure}
      {children(cases)}
      {hasNextPage && (
        <LoadMore
          label={more}
          busy={isFetchingNextPage}
          failed={isFetchNextPageError}
          onMore={() => void fetchNextPage()}
        />
      )}
    </Stack>
  )
}
