import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from '#ui/link/link.tsx'
import { Text } from '#ui/text/text.tsx'

type PageLinkProps = {
  readonly to: 'terms' | 'privacy'
  /** Filled in by the sentence it stands in. */
  readonly children?: ReactNode
}

/** In a tab of its own, so that what was filled in stays where it is. */
function PageLink({ to, children }: PageLinkProps) {
  return (
    <Link asChild>
      <RouterLink to="/pages/$page" params={{ page: to }} target="_blank">
        {children}
      </RouterLink>
    </Link>
  )
}

/** What one agrees to by signing up. */
export function Terms() {
  const { t } = useTranslation('signup')
  return (
    <Text size="s" tone="muted">
      <Trans
        t={t}
        i18nKey="about.terms"
        components={{
          terms: <PageLink to="terms" />,
          privacy: <PageLink to="privacy" />,
        }}
      />
    </Text>
  )
}
