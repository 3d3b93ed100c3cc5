import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { termsVersion } from '#core/site/company.ts'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { useFormat } from '../shared/use-format.ts'
import { companyQuery, settingsQuery } from './queries.ts'

/** The parts of each page, in reading order; each has a heading and a text. */
const PARTS = {
  terms: ['who', 'profiles', 'credits', 'refunds', 'conduct', 'leaving'],
  privacy: ['kept', 'seen', 'place', 'shared', 'erased', 'asked'],
} as const

export type TextPageProps = { readonly page: keyof typeof PARTS }

/** What one agrees to, and what becomes of what one tells: in plain words. */
export function TextPage({ page }: TextPageProps) {
  const { t } = useTranslation('pages')
  const format = useFormat()
  const { data: company } = useQuery(companyQuery)
  const { data: settings } = useQuery(settingsQuery)
  const facts = {
    site: settings?.name ?? '',
    company: company?.name ?? '',
    address: company ? `${company.address}, ${company.city}` : '',
    age: settings?.min_age ?? 18,
    days: settings?.refund_days ?? 0,
    email: settings?.support_email ?? '',
  }
  return (
    <Page width="reading">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1}>{t(`${page}.title`)}</Heading>
          {company && (
            <Text tone="muted">{t('version', { date: format.date(termsVersion(company)) })}</Text>
          )}
        </Stack>
        {PARTS[page].map((part) => (
          <Stack gap="xs" key={part}>
            <Heading level={2} size="l">
              {t(`${page}.${part}.title` as 'terms.who.title', facts)}
            </Heading>
            <Text>{t(`${page}.${part}.text` as 'terms.who.text', facts)}</Text>
          </Stack>
        ))}
      </Stack>
    </Page>
  )
}
