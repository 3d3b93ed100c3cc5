import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SiteEntry } from '#core/site/settings.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Fieldset } from '#ui/primitives/field/fieldset.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { MainAside } from '#ui/primitives/layout/main-aside.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { DeskLink } from '../desk-link.tsx'
import { DeskMissing } from '../desk-missing.tsx'
import { textOf } from './entry.ts'
import { type DeskSite, siteQuery, sitesQuery } from './queries.ts'
import { SiteEditing } from './site-editing.tsx'
import { SiteForm } from './site-form.tsx'
import { SitePreview } from './site-preview.tsx'
import { siteUrl } from './site-url.ts'

export type SiteScreenProps = { readonly id: string }

/** A site: its settings as a draft, what it would look like, and what was published. */
export function SiteScreen({ id }: SiteScreenProps) {
  const { data: site, isError } = useQuery(siteQuery(id))
  if (isError && !site) return <DeskMissing />
  return (
    <Page>
      {site && (
        <Stack gap="l">
          <Title site={site} />
          {site.source === 'file' ? (
            <OfFile id={id} site={site} />
          ) : (
            <SiteEditing key={id} id={id} site={site} />
          )}
        </Stack>
      )}
    </Page>
  )
}

function Title({ site: { open, published, draft, ...site } }: { readonly site: DeskSite }) {
  const entry: SiteEntry = site.entry
  const { t } = useTranslation('desk-sites')
  const format = useFormat()
  // Of the draft it may be another one.
  const { data: listed } = useQuery(sitesQuery)
  const domain = listed?.sites.find(({ id }) => id === entry.id)?.domain
  const by = (name: string | null) => name ?? t('by-command')
  const lines = [
    published && t('state.published', { by: by(published.by), at: format.moment(published.at) }),
    !published && site.source === 'rows' && (open ? t('state.built-in') : t('state.new')),
    draft && t('state.draft', { by: draft.by, at: format.moment(draft.at) }),
  ]
  return (
    <Stack gap="xs">
      <Heading level={1} size="xl">
        {textOf(entry.name) || entry.id}
      </Heading>
      {lines.map(
        (line) =>
          line && (
            <Text key={line} tone="muted">
              {line}
            </Text>
          ),
      )}
      {open && (
        <Inline gap="s">
          {domain && (
            <Link href={siteUrl(domain, window.location)} target="_blank" alone>
              {t('state.look')}
            </Link>
          )}
          <Button asChild size="s" icon="edit">
            <DeskLink to={`/desk/sites/${entry.id}/pages`}>{t('state.own-texts')}</DeskLink>
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

type OfFileProps = { readonly id: string; readonly site: DeskSite }

/** A site that a file on the server has: all of it, to be read. */
function OfFile({ id, site }: OfFileProps) {
  const { t } = useTranslation('desk-sites')
  return (
    <Stack gap="l">
      <Alert tone="info">{t('file.lead')}</Alert>
      <MainAside stays aside={<SitePreview id={id} site={site} isEdited={false} />}>
        <Fieldset legend={t('file.entry')} part disabled>
          <SiteForm
            entry={site.entry}
            defaults={site.defaults}
            choices={site.choices}
            faults={[]}
            onChange={() => undefined}
          />
        </Fieldset>
      </MainAside>
    </Stack>
  )
}
