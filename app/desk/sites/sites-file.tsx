import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { FileDrop } from '#ui/primitives/field/file-drop.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api, type CallError, errorOf } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import type { Fault } from './queries.ts'

export type SitesFileProps = {
  readonly source: 'file' | 'rows'
  /** The last revision that is shown: an import does not replace what came after it. */
  readonly last: number
}

/** All sites as a file: to be kept, moved to another install, and taken over. */
export function SitesFile({ source, last }: SitesFileProps) {
  const { t } = useTranslation('desk-sites')
  const queries = useQueryClient()
  const show = useToast()
  const load = useMutation({
    mutationFn: async (file: File | null) =>
      answered(api.desk.sites.file.put({ sites: await entriesOf(file), last })),
    onSuccess: ({ published }) => {
      show({ text: t('file.done', { count: published.length }), tone: 'success' })
      void queries.invalidateQueries({ queryKey: ['desk'] })
    },
  })
  return (
    <Surface as="section" label={t('file.title')}>
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('file.title')}
        </Heading>
        <Text tone="muted">{t(source === 'file' ? 'file.take-lead' : 'file.import-lead')}</Text>
        {load.error && <Refusal error={errorOf(load.error)} />}
        <Button asChild icon="download">
          <a href="/api/desk/sites/file" download="sites.json">
            {t('file.download')}
          </a>
        </Button>
        {source === 'file' ? (
          <Button busy={load.isPending} onClick={() => load.mutate(null)}>
            {t('file.take')}
          </Button>
        ) : (
          <FileDrop
            label={t('file.import')}
            prompt={t('file.choose')}
            dropPrompt={t('file.drop')}
            accept=".json,application/json"
            icon="receipt"
            disabled={load.isPending}
            onFiles={([file]) => file && load.mutate(file)}
          />
        )}
      </Stack>
    </Surface>
  )
}

/** A file that is no JSON has no entries: the server says what is missing. */
async function entriesOf(file: File | null): Promise<unknown[]> {
  if (file === null) return (await answered(api.desk.sites.file.get())).sites
  try {
    const { sites } = JSON.parse(await file.text())
    return Array.isArray(sites) ? sites : []
  } catch {
    return []
  }
}

function Refusal({ error }: { readonly error: CallError }) {
  const { t } = useTranslation('desk-sites')
  const explain = useExplain()
  const faults: readonly Fault[] = 'faults' in error ? (error.faults as readonly Fault[]) : []
  return (
    <Alert tone="danger" title={explain(error)}>
      {faults.length > 0 && (
        <Stack as="ul" gap="xs">
          {faults.slice(0, 20).map(({ site, field, fault, expected }) => (
            <li key={`${site} ${field}`}>
              {[site, field].filter(Boolean).join(' · ')}: {t(`fault.${fault}`, { expected })}
            </li>
          ))}
        </Stack>
      )}
    </Alert>
  )
}
