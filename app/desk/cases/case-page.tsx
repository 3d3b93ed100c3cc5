import type { ReactNode } from 'react'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { isMissing } from '../../client/client.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { DeskMissing } from '../desk-missing.tsx'

export type CasePageProps = {
  readonly loading: string
  readonly error: unknown
  readonly onAgain: () => void
  /** `null` while it loads. */
  readonly children: ReactNode
}

/** A page about one thing: it is there, loads, failed, or does not exist. */
export function CasePage({ loading, error, onAgain, children }: CasePageProps) {
  if (error && isMissing(error)) return <DeskMissing />
  return (
    <Page>
      <Stack gap="l">
        {error ? <TryAgain error={error} onAgain={onAgain} /> : null}
        {children}
        {!children && !error && (
          <Loading label={loading}>
            <Stack gap="s">
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </Stack>
          </Loading>
        )}
      </Stack>
    </Page>
  )
}
