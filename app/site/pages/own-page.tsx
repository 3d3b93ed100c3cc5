import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#core/site/locales.ts'
import type { PageName } from '#core/site/pages/text-pages.ts'
import { Article, ArticleSection } from '#ui/primitives/article/article.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { COMPANY, CompanySection } from './company-section.tsx'
import { type Block, ownPageQuery } from './own-page-query.ts'
import { OwnText, Spans, wordsOf } from './own-text.tsx'
import { SIGNED } from './page-parts.ts'

export type OwnPageProps = { readonly page: PageName; readonly language: Locale }

type Section = { readonly id: string; readonly title: Block | null; readonly blocks: Block[] }

/** A text page as the site's operator wrote it, with its version's date. */
export function OwnPage({ page, language }: OwnPageProps) {
  const { t } = useTranslation(['pages', 'common'])
  const format = useFormat()
  const { data: own } = useQuery(ownPageQuery(page, language))
  if (!own) return null
  const sections = sectionsOf(own.blocks)
  const signed = SIGNED.has(page)
  const contents = sections.flatMap(({ id, title }) => (title ? { id, title: wordsOf(title) } : []))
  if (signed) contents.push({ id: COMPANY, title: t('company.title') })
  return (
    <Page>
      <Article
        head={
          <Stack gap="xs">
            <Heading level={1}>{t(`${page}.title`)}</Heading>
            <Text size="s" tone="muted">
              {t('version', { date: format.date(own.at) })}
            </Text>
          </Stack>
        }
        contentsLabel={t('common:contents')}
        contents={contents}
      >
        {sections.map(({ id, title, blocks }) => (
          <ArticleSection
            key={id}
            id={id}
            heading={
              title &&
              title.kind === 'heading' && (
                <Heading level={2} size="l">
                  <Spans spans={title.spans} />
                </Heading>
              )
            }
          >
            <OwnText blocks={blocks} />
          </ArticleSection>
        ))}
        {signed && <CompanySection />}
      </Article>
    </Page>
  )
}

/** A heading of the first level begins a section; before it there may be one without. */
function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    const begins = block.kind === 'heading' && block.level === 2
    if (begins || sections.length === 0)
      sections.push({ id: `part-${sections.length + 1}`, title: begins ? block : null, blocks: [] })
    if (!begins) sections.at(-1)?.blocks.push(block)
  }
  return sections
}
