import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { termsVersion } from '#core/site/company.ts'
import type { PageName } from '#core/site/text-pages.ts'
import { Article, ArticleSection, Scripted } from '#ui/article/article.tsx'
import { SearchField } from '#ui/field/search-field.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { useFormat } from '../shared/use-format.ts'
import { companyQuery } from '../site/queries.ts'
import { CompanyFacts } from './company-facts.tsx'
import { CookieTable } from './cookie-table.tsx'
import { matches } from './matching.ts'
import { DATED, PAGE_PARTS, type PartGroup, SIGNED } from './page-parts.ts'
import { RichText } from './rich-text.tsx'
import { usePageFacts } from './use-page-facts.ts'

export type TextPageProps = { readonly page: PageName }

/** A page to look something up in: contents, parts with headings, and a search where there are many. */
export function TextPage({ page }: TextPageProps) {
  const { t } = useTranslation('pages')
  const [typed, setTyped] = useState('')
  const part = usePart(page)
  const groups: readonly PartGroup[] = PAGE_PARTS[page]
  const grouped = groups.length > 1
  const shown = groups
    .map(({ group, parts }) => ({
      group,
      parts: parts.filter((name) => matches(`${part(name).title}\n${part(name).text}`, typed)),
    }))
    .filter(({ parts }) => parts.length > 0)
  const contents = shown.flatMap(({ group, parts }) =>
    group === null
      ? parts.map((name) => ({ id: name, title: part(name).title }))
      : [{ id: group, title: t(`${page}.group.${group}` as 'faq.group.money') }],
  )
  if (SIGNED.has(page)) contents.push({ id: 'company', title: t('company.title') })
  return (
    <Page>
      <Article head={<Head page={page} />} contentsLabel={t('contents')} contents={contents}>
        {grouped && (
          <Search
            typed={typed}
            found={shown.reduce((sum, { parts }) => sum + parts.length, 0)}
            onType={setTyped}
          />
        )}
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
        {SIGNED.has(page) && (
          <ArticleSection
            id="company"
            heading={
              <Heading level={2} size="l">
                {t('company.title')}
              </Heading>
            }
          >
            <CompanyFacts />
          </ArticleSection>
        )}
      </Article>
    </Page>
  )
}

/** The words of each part of a page, with what is true of this site. */
function usePart(page: PageName) {
  const { t } = useTranslation('pages')
  const facts = usePageFacts()
  return (name: string) => ({
    title: t(`${page}.${name}.title` as 'terms.who.title', facts),
    text: t(`${page}.${name}.text` as 'terms.who.text', facts),
  })
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

type SearchProps = {
  readonly typed: string
  readonly found: number
  readonly onType: (typed: string) => void
}

function Search({ typed, found, onType }: SearchProps) {
  const { t } = useTranslation('pages')
  const searching = typed.trim() !== ''
  return (
    <Scripted>
      <Stack gap="xs">
        <SearchField
          label={t('search')}
          clearLabel={t('search.clear')}
          value={typed}
          onValueChange={onType}
        />
        <output>
          {searching && (
            <Text as="span" size="s" tone="muted">
              {t('search.found', { count: found })}
            </Text>
          )}
          {searching && found === 0 && <RichText text={t('search.none')} />}
        </output>
      </Stack>
    </Scripted>
  )
}

type PartProps = TextPageProps & { readonly name: string; readonly level: 2 | 3 }

function Part({ page, name, level }: PartProps) {
  const { title, text } = usePart(page)(name)
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
