import type { ReactNode } from 'react'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { useOwnTitle } from '../../shared/own-title.ts'

export type NoticePageProps = {
  readonly title: string
  readonly children: ReactNode
  readonly art?: ReactNode
  readonly actions?: ReactNode
}

/** A page with one message about the account, and a next step. */
export function NoticePage({ title, children, art, actions }: NoticePageProps) {
  useOwnTitle(title)
  return (
    <Page width="narrow">
      <EmptyState level={1} title={title} art={art} actions={actions}>
        {children}
      </EmptyState>
    </Page>
  )
}
