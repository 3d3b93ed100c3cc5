import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { NoResults } from '#ui/art/scenes/no-results.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { profileQuery } from '../profiles/members/queries.ts'
import { useOwnTitle } from '../shared/own-title.ts'
import type { MemberLanderProps } from './member-landing.tsx'

export type MemberLanderPageProps = {
  readonly id: string
  readonly as: ComponentType<MemberLanderProps>
}

/** A lander about one member, in one of three designs. */
export function MemberLander({ id, as: Form }: MemberLanderPageProps) {
  const { data: profile } = useQuery(profileQuery(id))
  return profile ? <Form profile={profile} /> : <MemberGone />
}

/** The member no longer exists; shows others. */
export function MemberGone() {
  const { t } = useTranslation('landers')
  useOwnTitle(t('missing.title'))
  return (
    <Page width="narrow">
      <EmptyState
        level={1}
        art={<NoResults />}
        title={t('missing.title')}
        actions={
          <Button asChild tone="ember">
            <Link to="/">{t('missing.action')}</Link>
          </Button>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </Page>
  )
}
