import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

type PageLinkProps = {
  readonly to: 'terms' | 'privacy'
  /** Filled in by the translation. */
  readonly children?: ReactNode
}

/** In a new tab, to keep the form. */
function PageLink({ to, children }: PageLinkProps) {
  return (
    <Link asChild>
      <RouterLink to="/pages/$page" params={{ page: to }} target="_blank">
        {children}
      </RouterLink>
    </Link>
  )
}

/** The terms agreed to at signup, beside the button that agrees. */
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
