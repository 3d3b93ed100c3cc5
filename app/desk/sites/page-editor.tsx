import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#core/site/locales.ts'
import type { PageName } from '#core/site/pages/text-pages.ts'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { OwnText } from '../../site/pages/own-text.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { useDraft } from '../cases/use-draft.ts'
import { PageVersions } from './page-versions.tsx'
import type { PageVersion } from './queries.ts'

export type PageEditorProps = {
  readonly id: string
  readonly page: PageName
  readonly language: Locale
  /** Newest first; none is the product’s own text. */
  readonly versions: readonly PageVersion[]
}

/** One text of a page: written, shown, published, and taken from an earlier version. */
export function PageEditor({ id, page, language, versions }: PageEditorProps) {
  const { t } = useTranslation(['desk-pages', 'common'])
  const explain = useExplain()
  const [newest] = versions
  const { draft, change, drop } = useDraft<{ text: string }>(`page ${id} ${page} ${language}`, {
    text: '',
  })
  // What was typed is kept beside what is published, until it is published or given up.
  const text = draft.text || (newest?.text ?? '')
  const [asked, setAsked] = useState<string | null>(null)
  const show = useMutation({
    mutationFn: () => answered(api.desk.sites['page-preview'].post({ text })),
  })
  const publish = usePublish({ id, page, language }, drop)
  const failure = publish.error ?? show.error
  return (
    <Stack gap="l">
      {failure && <Alert tone="danger">{explain(failure)}</Alert>}
      <TextArea
        label={t('text')}
        hint={t('hint')}
        lang={language}
        rows={7}
        value={text}
        onValueChange={(typed) => {
          publish.reset()
          show.reset()
          change({ text: typed })
        }}
      />
      <Inline gap="s">
        <Button tone="ember" busy={publish.isPending} onClick={() => setAsked(text)}>
          {t('publish')}
        </Button>
        <Button busy={show.isPending} onClick={() => show.mutate()}>
          {t('show')}
        </Button>
        {newest?.text ? <Button onClick={() => setAsked('')}>{t('back')}</Button> : null}
      </Inline>
      <ConfirmDialog
        title={t('ask')}
        open={asked !== null}
        confirm={t('publish')}
        cancel={t('common:cancel')}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) publish.mutate({ text: asked, version: newest?.version ?? 0 })
          setAsked(null)
        }}
      >
        {asked === '' ? t('of-product') : t('ask-body')}
      </ConfirmDialog>
      {show.data && (
        <Surface as="section" label={t('preview')}>
          <Stack gap="m">
            <Heading level={2} size="m">
              {t('preview')}
            </Heading>
            <div lang={language}>
              <OwnText blocks={show.data.blocks} />
            </div>
          </Stack>
        </Surface>
      )}
      <PageVersions versions={versions} onTake={(taken) => change({ text: taken })} />
    </Stack>
  )
}

type Place = Pick<PageEditorProps, 'id' | 'page' | 'language'>

function usePublish({ id, page, language }: Place, onDone: () => void) {
  const { t } = useTranslation('desk-pages')
  const queries = useQueryClient()
  const show = useToast()
  return useMutation({
    mutationFn: (body: { readonly text: string; readonly version: number }) =>
      answered(api.desk.sites({ id }).pages({ page })({ locale: language }).put(body)),
    onSuccess: () => {
      onDone()
      show({ text: t('published'), tone: 'success' })
    },
    // Also after a refusal: what a colleague published is shown.
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
}
