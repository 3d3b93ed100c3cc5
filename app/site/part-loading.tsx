import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LateLine } from '#ui/primitives/docked/docked.tsx'
import { Loading } from '#ui/primitives/skeleton/skeleton.tsx'

export type PartLoadingProps = {
  /** What is loading; a generic text by default. */
  readonly label?: string
  readonly children: ReactNode
}

/** Loading state of a page's main part; with a message if the server is slow. */
export function PartLoading({ label, children }: PartLoadingProps) {
  const { t } = useTranslation()
  return (
    <Loading label={label ?? t('loading')}>
      {children}
      <LateLine again={t('error.again')}>{t('loading-late')}</LateLine>
    </Loading>
  )
}
