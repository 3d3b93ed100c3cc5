import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { telNumber } from '#core/site/setup/company.ts'
import { Fact, Facts } from '#ui/patterns/facts/facts.tsx'
import { ArticleSection } from '#ui/primitives/article/article.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { companyQuery, settingsQuery } from '../queries.ts'

export const COMPANY = 'company'

/** The section at the end of what the site's operator signs. */
export function CompanySection() {
  const { t } = useTranslation('pages')
  return (
    <ArticleSection
      id={COMPANY}
      heading={
        <Heading level={2} size="l">
          {t('company.title')}
        </Heading>
      }
    >
      <CompanyFacts />
    </ArticleSection>
  )
}

/** Name, address, registration numbers, phone and email. */
function CompanyFacts() {
  const { t } = useTranslation('pages')
  const format = useFormat()
  const { data: company } = useQuery(companyQuery)
  const { data: settings } = useQuery(settingsQuery)
  if (!company || !settings) return null
  const { support_phone: phone, tradenames } = company
  return (
    <Facts>
      <Fact name={t('company.name')}>{company.name}</Fact>
      {tradenames.length > 0 && (
        <Fact name={t('company.tradenames')}>{format.list(tradenames)}</Fact>
      )}
      <Fact name={t('company.address')}>
        {company.address}, {company.city}, {format.country(company.country)}
      </Fact>
      <Fact name={t('company.kvk')}>{company.kvk}</Fact>
      {company.vat_numbers.length > 0 && (
        <Fact name={t('company.vat')}>{company.vat_numbers.join(', ')}</Fact>
      )}
      {phone && (
        <Fact name={t('company.phone')}>
          <Link alone tone="trust" href={`tel:${telNumber(phone)}`}>
            {phone}
          </Link>
        </Fact>
      )}
      <Fact name={t('company.email')}>
        <Link alone tone="trust" href={`mailto:${settings.support_email}`}>
          {settings.support_email}
        </Link>
      </Fact>
    </Facts>
  )
}
