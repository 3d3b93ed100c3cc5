import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageName } from '#core/site/pages/text-pages.ts'
import { termsVersion } from '#core/site/setup/company.ts'
import { Article, ArticleSection } from '#ui/primitives/article/article.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { companyQuery, settingsQuery } from '../queries.ts'
import { COMPANY, CompanySection } from './company-section.tsx'
import { CookieTable } from './cookie-table.tsx'
import { foundElsewhere, holds } from './find-parts.ts'
import { hasOwnPage } from './own-page-query.ts'
import { DATED, PAGE_PARTS, type PartGroup, SIGNED } from './page-parts.ts'
import { RichText } from './rich-text.tsx'
import { ELSEWHERE, Elsewhere, TextSearch } from './text-search.tsx'
import { usePageFacts } from './use-page-facts.ts'
import { usePart, useTextOf } from './use-part.ts'

export type TextPageProps = { readonly page: PageName }

/** A text page: a search over all of them, contents, and sections with headings. */
export function TextPage({ page }: TextPageProps) {
  const { t, i18n } = useTranslation(['pages', 'common'])
  const { data: settings } = useQuery(settingsQuery)
  const [typed, setTyped] = useState('')
  const part = usePart()
  const textOf = useTextOf()
  const groups: readonly PartGroup[] = PAGE_PARTS[page]
  const shown = groups
    .map(({ group, parts }) => ({
      group,
      parts: parts.filter((name) => holds(textOf, { page, part: name }, typed)),
    }))
    .filter(({ parts }) => parts.length > 0)
  // What the site's operator wrote is not searched.
  const elsewhere = foundElsewhere(page, typed, textOf).filter(
    (place) => !settings || !hasOwnPage(settings, place.page, i18n.language),
  )
  const signed = SIGNED.has(page) && typed.trim() === ''
  const contents = shown.flatMap(({ group, parts }) =>
    group === null
      ? parts.map((name) => ({ id: name, title: part(page, name).title }))
      : [{ id: group, title: t(`${page}.group.${group}` as 'faq.group.money') }],
  )
  if (signed) contents.push({ id: COMPANY, title: t('company.title') })
  if (elsewhere.length > 0) contents.push({ id: ELSEWHERE, title: t('search.elsewhere') })
  return (
    <Page>
      <Article
        head={
          <Stack gap="l">
            <Stack gap="xs">
              <Head page={page} />
            </Stack>
            {/* Above the contents, whose length changes as one types. */}
            <TextSearch
              typed={typed}
              found={shown.reduce((sum, { parts }) => sum + parts.length, elsewhere.length)}
              onType={setTyped}
            />
          </Stack>
        }
        contentsLabel={t('common:contents')}
        contents={contents}
      >
        {shown.map(({ group, parts }) =>
          group === null ? (
            parts.map((name) => <Part key={name} page={page} name={name} level={2} />)
          ) : (
            <ArticleSection
              key={group}
              id={group}
              heading={
                <Heading level={2}>{t(`${page}.group.${group}` as 'faq.group.money')}</Heading>
              }
            >
              <Stack gap="l">
                {parts.map((name) => (
                  <Part key={name} page={page} name={name} level={3} />
                ))}
              </Stack>
            </ArticleSection>
          ),
        )}
        {elsewhere.length > 0 && <Elsewhere places={elsewhere} />}
        {signed && <CompanySection />}
      </Article>
    </Page>
  )
}

function Head({ page }: TextPageProps) {
  const { t } = useTranslation('pages')
  const format = useFormat()
  const { data: company } = useQuery(companyQuery)
  return (
    <>
      <Heading level={1}>{t(`${page}.title`)}</Heading>
      <Text tone="muted">{t(`${page}.lead`, usePageFacts())}</Text>
      {DATED.has(page) && company && (
        <Text size="s" tone="muted">
          {t('version', { date: format.date(termsVersion(company)) })}
        </Text>
      )}
    </>
  )
}

type PartProps = TextPageProps & { readonly name: string; readonly level: 2 | 3 }

function Part({ page, name, level }: PartProps) {
  const { title, text } = usePart()(page, name)
  const table = page === 'cookies' && name === 'cookies'
  return (
    <ArticleSection
      id={name}
      heading={
        <Heading level={level} size={level === 2 ? 'l' : 'm'}>
          {title}
        </Heading>
      }
    >
      <RichText text={text} />
      {table && <CookieTable />}
    </ArticleSection>
  )
}
