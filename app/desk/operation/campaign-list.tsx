import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { usePolled } from '../use-polled.ts'
import { Part } from './part.tsx'
import { type Campaign, campaignsQuery } from './queries.ts'
import { TwoLines } from './two-lines.tsx'

/** The newest campaigns, with how far they are; one that runs can be stopped. */
export function CampaignList() {
  const { t } = useTranslation('desk-operation')
  const query = useQuery({ ...campaignsQuery, ...usePolled() })
  if (query.data?.length === 0) return <Text tone="muted">{t('campaigns.none')}</Text>
  return (
    <Part title={t('campaigns.title')} titled={false} query={query}>
      {(campaigns) => <CampaignTable campaigns={campaigns} />}
    </Part>
  )
}

function CampaignTable({ campaigns }: { readonly campaigns: readonly Campaign[] }) {
  const { t } = useTranslation(['desk-operation', 'common'])
  const { busy, stop } = useStop()
  const [asked, setAsked] = useState<string | null>(null)
  const [title, setTitle] = useState('')
  const ask = (id: string) => {
    setTitle(t('stop.title', { name: id }))
    setAsked(id)
  }
  return (
    <>
      <Table
        caption={t('campaigns.title')}
        rows={campaigns}
        keyOf={({ id }) => id}
        columns={[
          { title: t('what'), cell: (one) => <CampaignCell campaign={one} /> },
          {
            title: t('stop.column'),
            kind: 'amount',
            cell: ({ id, state }) =>
              state === 'running' && (
                <Button
                  size="s"
                  busy={busy === id}
                  aria-label={t('stop.one', { name: id })}
                  onClick={() => ask(id)}
                >
                  {t('stop')}
                </Button>
              ),
          },
        ]}
      />
      <ConfirmDialog
        title={title}
        open={asked !== null}
        confirm={t('stop')}
        cancel={t('common:cancel')}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) stop(asked)
          setAsked(null)
        }}
      >
        {t('stop.body')}
      </ConfirmDialog>
    </>
  )
}

function CampaignCell({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('desk-operation')
  const format = useFormat()
  const { id, kind, site, languages, state, until, sent, waiting } = campaign
  const end = campaign.stopped_at ?? until
  return (
    <TwoLines
      facts={[
        t(`campaign-kind.${kind}` as const),
        site ?? t('campaigns.all-sites'),
        languages.join(', '),
        t(`campaign-state.${state}` as const, { when: format.moment(end) }),
        t('campaigns.sent', { number: format.number(sent) }),
        state === 'running' ? t('campaigns.waiting', { number: format.number(waiting) }) : null,
      ]}
    >
      {id}
    </TwoLines>
  )
}

function useStop() {
  const { t } = useTranslation('desk-operation')
  const queries = useQueryClient()
  const explain = useExplain()
  const show = useToast()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => answered(api.desk.campaigns({ id }).stop.post()),
    onSuccess: (_, id) => show({ text: t('stopped', { name: id }), tone: 'success' }),
    onError: (error) => show({ text: explain(error), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
  return { busy: isPending ? variables : null, stop: mutate }
}
