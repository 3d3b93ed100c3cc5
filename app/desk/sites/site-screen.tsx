import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { DeskMissing } from '../desk-missing.tsx'
import { type Entry, textOf } from './entry.ts'
import { type DeskSite, siteQuery } from './queries.ts'
import { SiteForm } from './site-form.tsx'
import { SiteHistory } from './site-history.tsx'
import { SitePreview } from './site-preview.tsx'
import { useEdited } from './use-edited.ts'
import { useSite } from './use-site.ts'

export type SiteScreenProps = { readonly id: string }

/** A site: its settings as a draft, what it would look like, and what was published. */
export function SiteScreen({ id }: SiteScreenProps) {
  const { data: site, isError } = useQuery(siteQuery(id))
  if (isError) return <DeskMissing />
  return (
    <Page>
      {site && (
        <Stack gap="l">
          <Title site={site} />
          {site.source === 'file' ? (
            <OfFile site={site} />
          ) : (
            <Editing key={id} id={id} site={site} />
          )}
        </Stack>
      )}
    </Page>
  )
}

function Title({ site: { open, published, draft, ...site } }: { readonly site: DeskSite }) {
  const entry: Entry = site.entry
  const { t } = useTranslation('desk-sites')
  const format = useFormat()
  const by = (name: string | null) => name ?? t('by-command')
  const lines = [
    published && t('state.published', { by: by(published.by), at: format.moment(published.at) }),
    !published && (open ? t('state.built-in') : t('state.new')),
    draft && t('state.draft', { by: draft.by, at: format.moment(draft.at) }),
  ]
  return (
    <Stack gap="xs">
      <Heading level={1} size="xl">
        {textOf(entry.name) || entry.id}
      </Heading>
      <Text tone="muted">{[textOf(entry.domain), ...lines].filter(Boolean).join(' · ')}</Text>
    </Stack>
  )
}

/** What a file says is only read here. */
function OfFile({ site }: { readonly site: DeskSite }) {
  const { t } = useTranslation('desk-sites')
  return (
    <Stack gap="m">
      <Alert tone="info">{t('file.lead')}</Alert>
      <TextArea
        label={t('file.entry')}
        readOnly
        spellCheck={false}
        value={JSON.stringify(site.entry, null, 2)}
      />
    </Stack>
  )
}

type EditingProps = { readonly id: string; readonly site: DeskSite }

function Editing({ id, site }: EditingProps) {
  const { t } = useTranslation(['desk-sites', 'common'])
  const explain = useExplain()
  const { edited, change, drop } = useEdited(id)
  const { save, publish, discard, restore, close } = useSite(id)
  const [asked, setAsked] = useState<'publish' | 'discard' | 'close' | null>(null)
  const entry: Entry = edited ?? site.entry
  const version = site.draft?.version ?? null
  const failure = [save, publish, discard, restore, close].find(({ error }) => error)?.error
  const busy = [save, publish, discard, restore, close].some(({ isPending }) => isPending)
  // Of what is typed, the faults of the last saving are what there is to go by.
  const faults = save.data?.faults ?? site.faults

  async function store(): Promise<number | null> {
    if (!edited && version !== null) return faults.length === 0 ? version : null
    const done = await save.mutateAsync({ entry, version })
    drop()
    return done.faults.length === 0 ? done.version : null
  }
  const run = {
    publish: async () => {
      const saved = await store()
      if (saved !== null) await publish.mutateAsync(saved)
    },
    discard: async () => {
      if (version !== null) await discard.mutateAsync(version)
      drop()
    },
    close: async () => close.mutateAsync(),
  }
  return (
    <Stack gap="l">
      {failure && <Alert tone="danger">{explain(failure)}</Alert>}
      {faults.length > 0 && <Alert tone="warning">{t('faults', { count: faults.length })}</Alert>}
      <SiteForm
        key={`${version} ${site.published?.revision}`}
        entry={entry}
        defaults={site.defaults}
        choices={site.choices}
        faults={faults}
        onChange={(next) => {
          save.reset()
          change(next)
        }}
      />
      <Inline gap="s">
        <Button tone="ember" busy={busy} onClick={() => setAsked('publish')}>
          {t('publish')}
        </Button>
        <Button
          busy={save.isPending}
          onClick={() => void store().catch(() => undefined)}
          disabled={!edited}
        >
          {t('save')}
        </Button>
        {(edited || site.draft) && (
          <Button onClick={() => setAsked('discard')}>{t('discard')}</Button>
        )}
        {site.open && <Button onClick={() => setAsked('close')}>{t('close')}</Button>}
      </Inline>
      {asked && (
        <ConfirmDialog
          title={t(`ask.${asked}`)}
          open
          confirm={t(asked)}
          cancel={t('common:cancel')}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            // What went wrong stands above the form.
            void run[asked]().catch(() => undefined)
          }}
        >
          {t(`ask.${asked}-body`)}
        </ConfirmDialog>
      )}
      <SitePreview id={id} shows={edited === null && faults.length === 0} of={version} />
      <SiteHistory
        history={site.history}
        onRestore={(revision) => {
          const [newest] = site.history
          if (newest) restore.mutate({ revision, last: newest.revision })
        }}
      />
    </Stack>
  )
}
