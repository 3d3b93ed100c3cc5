import { Link as RouterLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ArticleSection, Bullet, Bullets, Scripted } from '#ui/primitives/article/article.tsx'
import { SearchField } from '#ui/primitives/field/search-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { Place } from './find-parts.ts'
import { RichText } from './rich-text.tsx'
import { usePart } from './use-part.ts'

/** Id of the section with results of other pages. */
export const ELSEWHERE = 'elsewhere'

export type TextSearchProps = {
  readonly typed: string
  /** How many sections were found, on all pages. */
  readonly found: number
  readonly onType: (typed: string) => void
}

/** A search over all text pages. */
export function TextSearch({ typed, found, onType }: TextSearchProps) {
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
          {searching && found > 0 && (
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

export type ElsewhereProps = { readonly places: readonly Place[] }

/** Sections of other pages that were found. */
export function Elsewhere({ places }: ElsewhereProps) {
  const { t } = useTranslation('pages')
  const part = usePart()
  const nameOf = ({ page, part: name }: Place) =>
    name === null ? t(`${page}.title`) : `${t(`${page}.title`)} · ${part(page, name).title}`
  return (
    <ArticleSection
      id={ELSEWHERE}
      heading={
        <Heading level={2} size="l">
          {t('search.elsewhere')}
        </Heading>
      }
    >
      <Bullets>
        {places.map((place) => (
          <Bullet key={`${place.page}#${place.part ?? ''}`}>
            <Link asChild>
              <RouterLink
                to="/pages/$page"
                params={{ page: place.page }}
                {...(place.part !== null && { hash: place.part })}
              >
                {nameOf(place)}
              </RouterLink>
            </Link>
          </Bullet>
        ))}
      </Bullets>
    </ArticleSection>
  )
}
