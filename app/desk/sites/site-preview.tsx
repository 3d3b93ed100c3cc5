import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PreviewFrame } from '#ui/patterns/preview-frame/preview-frame.tsx'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { DeskSite } from './queries.ts'

export type SitePreviewProps = {
  readonly id: string
  readonly site: Pick<DeskSite, 'draft' | 'published' | 'faults' | 'open'>
  /** Whether something was changed that is not saved, and so not shown. */
  readonly isEdited: boolean
}

/** One page of each layout. */
const PAGES = {
  home: '/',
  search: '/members',
  signup: '/signup',
  lander: '/landers/gallery',
  terms: '/pages/terms',
} as const
const WIDTHS = ['phone', 'desktop'] as const
const MODES = ['light', 'dark'] as const

/** Pages as the draft would show them, drawn by the server. */
export function SitePreview({ id, site, isEdited }: SitePreviewProps) {
  const { t } = useTranslation('desk-sites')
  const [page, setPage] = useState<keyof typeof PAGES>('home')
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone')
  const [mode, setMode] = useState<(typeof MODES)[number]>('light')
  const choose =
    <Value extends string>(all: readonly Value[], set: (value: Value) => void) =>
    ([chosen]: readonly string[]) => {
      const found = all.find((one) => one === chosen)
      if (found) set(found)
    }
  const pages = Object.keys(PAGES) as (keyof typeof PAGES)[]
  const isFaulty = site.faults.length > 0
  // In place of a draft with faults the server shows what is published.
  const isShown = !isFaulty || site.open
  // Another version is another page.
  const of = `${site.draft?.version} ${site.published?.revision}`
  const query = new URLSearchParams({ path: PAGES[page], mode, of })
  return (
    <Surface as="section" label={t('preview.title')}>
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('preview.title')}
        </Heading>
        {isShown ? (
          <>
            <Stack gap="s">
              <Chips
                single
                legend={t('preview.page')}
                options={pages.map((value) => ({ value, label: t(`preview.${value}`) }))}
                value={[page]}
                onValueChange={choose(pages, setPage)}
              />
              <Chips
                single
                legend={t('preview.width')}
                options={WIDTHS.map((value) => ({ value, label: t(`preview.${value}`) }))}
                value={[width]}
                onValueChange={choose(WIDTHS, setWidth)}
              />
              <Chips
                single
                legend={t('preview.mode')}
                options={MODES.map((value) => ({ value, label: t(`preview.${value}`) }))}
                value={[mode]}
                onValueChange={choose(MODES, setMode)}
              />
            </Stack>
            {(isFaulty || isEdited) && (
              <Text tone="muted">{t(isFaulty ? 'preview.published' : 'preview.saved-only')}</Text>
            )}
            <PreviewFrame
              src={`/desk/preview/${id}?${query}`}
              title={t(`preview.${page}`)}
              width={width}
            />
          </>
        ) : (
          <Text tone="muted">{t('preview.unsaved')}</Text>
        )}
      </Stack>
    </Surface>
  )
}
