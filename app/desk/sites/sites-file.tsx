import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { FileDrop } from '#ui/primitives/field/file-drop.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api, type CallError, errorOf } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import { FaultList } from './fault-list.tsx'
import { faultsIn } from './faults.ts'
import { sitesQuery } from './queries.ts'
import { entriesIn, type Taken, takenFrom } from './sites-of-file.ts'

export type SitesFileProps = {
  readonly source: 'file' | 'rows'
  /** The last revision that is shown: an import does not replace what came after it. */
  readonly last: number
}

/** All sites as a file: to be kept, moved to another install, and taken over. */
export function SitesFile({ source, last }: SitesFileProps) {
  const { t } = useTranslation('desk-sites')
  const { data } = useQuery(sitesQuery)
  const [taken, setTaken] = useState<Taken | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const load = useImport(last)
  async function read(entries: Promise<readonly unknown[] | null>) {
    load.reset()
    const found = await entries
    setUnreadable(found === null)
    const open = (data?.sites ?? []).flatMap((site) => (site.open ? site.id : []))
    setTaken(found && takenFrom(found, source === 'rows' ? open : []))
  }
  const ofServer = async () => (await answered(api.desk.sites.file.get())).sites
  return (
    <Surface as="section" label={t('file.title')}>
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('file.title')}
        </Heading>
        <Text tone="muted">{t(source === 'file' ? 'file.take-lead' : 'file.import-lead')}</Text>
        {isUnreadable && <Alert tone="danger">{t('file.unreadable')}</Alert>}
        {load.error && <Refusal error={errorOf(load.error)} />}
        <Inline gap="s">
          <Button asChild icon="download">
            <a href="/api/desk/sites/file" download="sites.json">
              {t('file.download')}
            </a>
          </Button>
          {source === 'file' && (
            <Button busy={load.isPending} onClick={() => void read(ofServer().catch(() => null))}>
              {t('file.take')}
            </Button>
          )}
        </Inline>
        {source === 'rows' && (
          <FileDrop
            label={t('file.import')}
            prompt={t('file.choose')}
            dropPrompt={t('file.drop')}
            accept=".json,application/json"
            icon="receipt"
            disabled={load.isPending}
            onFiles={([file]) => file && void read(file.text().then(entriesIn, () => null))}
          />
        )}
      </Stack>
      {taken && (
        <Question
          taken={taken}
          source={source}
          onAnswer={(isYes) => {
            setTaken(null)
            if (isYes) load.mutate(taken.entries)
          }}
        />
      )}
    </Surface>
  )
}

function useImport(last: number) {
  const { t } = useTranslation('desk-sites')
  const queries = useQueryClient()
  const show = useToast()
  const renew = () => queries.invalidateQueries({ queryKey: ['desk'] })
  return useMutation({
    mutationFn: (entries: readonly unknown[]) =>
      answered(api.desk.sites.file.put({ sites: [...entries], last })),
    onSuccess: ({ published }) => {
      show({ text: t('file.done', { count: published.length }), tone: 'success' })
      return renew()
    },
    onError: renew,
  })
}

type QuestionProps = Pick<SitesFileProps, 'source'> & {
  readonly taken: Taken
  readonly onAnswer: (isYes: boolean) => void
}

/** Which sites the file has, and which of those that are open it closes. */
function Question({ taken, source, onAnswer }: QuestionProps) {
  const { t } = useTranslation(['desk-sites', 'common'])
  return (
    <ConfirmDialog
      title={t('file.ask')}
      open
      confirm={t(source === 'file' ? 'file.take' : 'publish')}
      cancel={t('common:cancel')}
      onCancel={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    >
      <Stack gap="s">
        <Text>{t('file.ask-sites', { sites: taken.ids.join(', ') || '–' })}</Text>
        {taken.closes.length > 0 && (
          <Text>{t('file.ask-closes', { sites: taken.closes.join(', ') })}</Text>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

function Refusal({ error }: { readonly error: CallError }) {
  const { t } = useTranslation('desk-sites')
  const explain = useExplain()
  const faults = faultsIn(error)
  const by = error.code === 'site.changed' && 'by' in error ? error.by : ''
  return (
    <Alert tone="danger" title={by ? t('file.changed', { by }) : explain(error)}>
      {faults.length > 0 && <FaultList faults={faults} />}
    </Alert>
  )
}
