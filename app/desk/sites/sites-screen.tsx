import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Tag } from '#ui/primitives/tag/tag.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { DeskLink } from '../desk-link.tsx'
import { NewSite } from './new-site.tsx'
import { type ListedSite, sitesQuery } from './queries.ts'
import { SitesFile } from './sites-file.tsx'

/** The sites of the install: those that are served, those that are being made, and all of them as a file. */
export function SitesScreen() {
  const { t } = useTranslation(['desk-sites', 'desk'])
  const format = useFormat()
  const { data } = useQuery(sitesQuery)
  return (
    <Page>
      <Stack gap="l">
        <Heading level={1} size="xl">
          {t('desk:nav.sites')}
        </Heading>
        {data && (
          <>
            {data.source === 'file' && <Alert tone="info">{t('file.lead')}</Alert>}
            <Surface as="section">
              <Table
                caption={t('desk:nav.sites')}
                captionHidden
                rows={data.sites}
                keyOf={({ id }) => id}
                columns={[
                  {
                    title: t('column.site'),
                    cell: ({ id, name }) => (
                      <Link asChild>
                        <DeskLink to={`/desk/sites/${id}`}>{name}</DeskLink>
                      </Link>
                    ),
                  },
                  { title: t('column.domain'), cell: ({ domain }) => domain },
                  { title: t('column.state'), cell: (site) => <State site={site} /> },
                  {
                    title: t('column.published'),
                    spare: true,
                    cell: ({ published, open }) => (
                      <Text as="span" size="s" tone="muted">
                        {published &&
                          `${format.moment(published.at)} · ${published.by ?? t('by-command')}`}
                        {!published && open && data.source === 'rows' && t('state.built-in')}
                      </Text>
                    ),
                  },
                ]}
              />
            </Surface>
            {data.source === 'rows' && <NewSite taken={data.sites.map(({ id }) => id)} />}
            <SitesFile source={data.source} last={data.last} />
          </>
        )}
      </Stack>
    </Page>
  )
}

function State({ site: { open, draft } }: { readonly site: ListedSite }) {
  const { t } = useTranslation('desk-sites')
  if (draft) return <Tag>{t('tag.draft', { by: draft.by })}</Tag>
  return open ? <Tag>{t('tag.open')}</Tag> : null
}
