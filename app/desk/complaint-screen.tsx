import { useTranslation } from 'react-i18next'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

export type ComplaintScreenProps = { readonly id: string }

/** Placeholder. */
export function ComplaintScreen({ id }: ComplaintScreenProps) {
  const { t } = useTranslation('desk')
  return (
    <Page>
      <Heading level={1}>{t('nav.complaints')}</Heading>
      {id}
    </Page>
  )
}
