import { useTranslation } from 'react-i18next'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

/** Placeholder. */
export function OverviewScreen() {
  const { t } = useTranslation('desk')
  return (
    <Page>
      <Heading level={1}>{t('nav.overview')}</Heading>
    </Page>
  )
}
