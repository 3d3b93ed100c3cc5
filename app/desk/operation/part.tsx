import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { TryAgain } from '../../site/try-again.tsx'

export type PartProps<T> = {
  /** Its heading, and the region's name. */
  readonly title: string
  /** Without a heading where its one table has the same title. */
  readonly titled?: boolean
  readonly lead?: string
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>
  readonly children: (data: T) => ReactNode
}

/** A part of a screen with data of its own: loading, failed, or there. */
export function Part<T>({ title, titled = true, lead, query, children }: PartProps<T>) {
  const { t } = useTranslation()
  const { data, error, refetch } = query
  return (
    <Surface as="section" label={title}>
      <Stack gap="m">
        {(titled || lead) && (
          <Stack gap="xs">
            {titled && (
              <Heading level={2} size="l">
                {title}
              </Heading>
            )}
            {lead && (
              <Text size="s" tone="muted">
                {lead}
              </Text>
            )}
          </Stack>
        )}
        {error && data === undefined && <TryAgain error={error} onAgain={() => void refetch()} />}
        {data === undefined && !error && (
          <Loading label={t('loading')}>
            <Stack gap="s">
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </Stack>
          </Loading>
        )}
        {data !== undefined && children(data)}
      </Stack>
    </Surface>
  )
}
