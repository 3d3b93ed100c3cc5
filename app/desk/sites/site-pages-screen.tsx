import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLocale, type Locale } from '#core/site/locales.ts'
import { isPage, PAGES, type PageName } from '#core/site/pages/text-pages.ts'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { ownName } from '../../accounts/account/own-name.ts'
import { DeskLink } from '../desk-link.tsx'
import { DeskMissing } from '../desk-missing.tsx'
import { textOf, textsOf } from './entry.ts'
import { PageEditor } from './page-editor.tsx'
import { ownPagesQuery, pageVersionsQuery, siteQuery } from './queries.ts'

export type SitePagesScreenProps = { readonly id: string }

/** A site’s own texts of the pages that the law or a lawyer asks for. */
export function SitePagesScreen({ id }: SitePagesScreenProps) {
  const { t } = useTranslation(['desk-pages', 'pages'])
  const { data: site, isError } = useQuery(siteQuery(id))
  const { data: own = [] } = useQuery(ownPagesQuery(id))
  const [page, setPage] = useState<PageName>('terms')
  const [chosen, setChosen] = useState<Locale | null>(null)
  if (isError) return <DeskMissing />
  if (!site) return null
  const entry: Readonly<Record<string, unknown>> = { ...site.defaults, ...site.entry }
  const languages = textsOf(entry.languages).filter(isLocale)
  const first = textOf(entry.domain_language)
  const language = chosen ?? (isLocale(first) ? first : 'en')
  const named = (name: string, is: { readonly page: string; readonly locale: string }) =>
    own.some((one) => one.own && one.page === is.page && one.locale === is.locale)
      ? t('own', { name })
      : name
  return (
    <Page>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} size="xl">
            {t('title')}
          </Heading>
          <Text tone="muted">
            <DeskLink to={`/desk/sites/${id}`}>{textOf(entry.name) || id}</DeskLink>
            {' · '}
            {t('lead')}
          </Text>
        </Stack>
        <Columns gap="m">
          <SelectField
            label={t('page')}
            value={page}
            options={PAGES.map((value) => ({
              value,
              label: named(t(`pages:${value}.title`), { page: value, locale: language }),
            }))}
            onValueChange={(value) => isPage(value) && setPage(value)}
          />
          <SelectField
            label={t('language')}
            value={language}
            options={languages.map((value) => ({
              value,
              label: named(ownName(value), { page, locale: value }),
            }))}
            onValueChange={(value) => isLocale(value) && setChosen(value)}
          />
        </Columns>
        <Editing key={`${page} ${language}`} id={id} page={page} language={language} />
      </Stack>
    </Page>
  )
}

type TextProps = { readonly id: string; readonly page: PageName; readonly language: Locale }

function Editing({ id, page, language }: TextProps) {
  const { data: versions } = useQuery(pageVersionsQuery(id, page, language))
  return versions ? (
    <PageEditor id={id} page={page} language={language} versions={versions} />
  ) : null
}
