import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Menu } from '#ui/primitives/menu/menu.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { TwoLines } from '../operation/two-lines.tsx'
import { operatorQuery } from '../operator.ts'
import type { Colleague, Invited, Role, Sites } from './queries.ts'
import { RolesDialog } from './roles-dialog.tsx'

export type OperatorListProps = {
  readonly operators: readonly Colleague[]
  readonly sites: Sites
  readonly onInvited: (invited: Invited) => void
}

/** Operators with their roles; each can get others or another link, or be removed. */
export function OperatorList({ operators, sites, onInvited }: OperatorListProps) {
  const { t } = useTranslation(['desk-operators', 'common'])
  const { data: self } = useQuery(operatorQuery)
  const [editing, setEditing] = useState<Colleague | null>(null)
  const [removing, setRemoving] = useState<Colleague | null>(null)
  const [question, setQuestion] = useState('')
  const remove = useRemove(() => setRemoving(null))
  const invite = useInviteAgain(onInvited)
  const ask = (one: Colleague) => {
    setQuestion(t('remove.title', { name: one.name }))
    setRemoving(one)
  }
  return (
    <>
      <Table
        caption={t('list')}
        rows={operators}
        keyOf={({ id }) => id}
        columns={[
          { title: t('name'), cell: (one) => <Who colleague={one} sites={sites} /> },
          {
            title: t('change'),
            kind: 'amount',
            cell: (one) => (
              <Menu
                trigger={<IconButton icon="more" label={t('change.one', { name: one.name })} />}
                items={[
                  { label: t('roles.change'), icon: 'edit', onSelect: () => setEditing(one) },
                  {
                    label: t('link.again'),
                    icon: 'mail',
                    disabled: invite.isPending,
                    onSelect: () => invite.mutate(one),
                  },
                  {
                    label: t('remove'),
                    icon: 'remove',
                    tone: 'danger',
                    onSelect: () => ask(one),
                  },
                ]}
              />
            ),
          },
        ]}
      />
      <RolesDialog colleague={editing} sites={sites} onClose={() => setEditing(null)} />
      <ConfirmDialog
        title={question}
        open={removing !== null}
        confirm={t('remove')}
        cancel={t('common:cancel')}
        busy={remove.isPending}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && remove.mutate(removing)}
      >
        {t(removing?.id === self?.id ? 'remove.self' : 'remove.body')}
      </ConfirmDialog>
    </>
  )
}

type WhoProps = { readonly colleague: Colleague; readonly sites: Sites }

/** Name, roles and address; and whether they can log in. */
function Who({ colleague, sites }: WhoProps) {
  const { t } = useTranslation('desk-operators')
  const format = useFormat()
  const { name, email, roles, active, invited_until: until } = colleague
  const isOver = until !== null && Date.parse(until) < Date.now()
  const siteName = (site: string) => sites.find(({ id }) => id === site)?.name ?? site
  const roleName = ({ role, site }: Role) =>
    site === null
      ? t(`role.${role}`)
      : t('role.at', { role: t(`role.${role}`), site: siteName(site) })
  return (
    <TwoLines
      facts={[
        roles.map(roleName).join(', '),
        email,
        active ? null : t('no-password'),
        until && !isOver ? t('invited', { when: format.moment(until) }) : null,
      ]}
    >
      {name}
    </TwoLines>
  )
}

function useRemove(onSettled: () => void) {
  const { t } = useTranslation('desk-operators')
  const queries = useQueryClient()
  const explain = useExplain()
  const show = useToast()
  return useMutation({
    mutationFn: ({ id }: Colleague) => answered(api.desk.operators({ id }).remove.post()),
    onSuccess: (_, { name }) => show({ text: t('removed', { name }), tone: 'success' }),
    onError: (error) => show({ text: explain(error), tone: 'danger' }),
    onSettled: () => {
      onSettled()
      return queries.invalidateQueries({ queryKey: ['desk', 'operators'] })
    },
  })
}

function useInviteAgain(onInvited: (invited: Invited) => void) {
  const queries = useQueryClient()
  const explain = useExplain()
  const show = useToast()
  return useMutation({
    mutationFn: ({ id }: Colleague) => answered(api.desk.operators({ id }).invitation.post()),
    onSuccess: ({ path }, { name }) => onInvited({ name, path }),
    onError: (error) => show({ text: explain(error), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk', 'operators'] }),
    gcTime: 0,
  })
}
