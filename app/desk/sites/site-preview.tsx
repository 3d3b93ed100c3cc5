import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PreviewFrame } from '#ui/patterns/preview-frame/preview-frame.tsx'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type SitePreviewProps = {
  readonly id: string
  /** Whether what was saved can be shown: it has no faults, and nothing was changed since. */
  readonly shows: boolean
  /** The version that is shown. */
  readonly of: number | null
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
export function SitePreview({ id, shows, of }: SitePreviewProps) {
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
  const query = new URLSearchParams({ path: PAGES[page], mode, of: String(of) })
  return (
    <Surface as="section" label={t('preview.title')}>
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('preview.title')}
        </Heading>
        {shows ? (
          <>
            <Inline gap="m" align="start">
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
            </Inline>
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
