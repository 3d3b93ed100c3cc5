import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { useMethods } from '../../money/credits/methods.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { DeskLink } from '../desk-link.tsx'
import { MemberLink } from '../members/member-link.tsx'
import { TwoLines } from '../operation/two-lines.tsx'
import type { ListedCode } from './queries.ts'

export type CodeTableProps = { readonly codes: readonly ListedCode[] }

/** Codes with their terms and what they did; one that is active can be ended. */
export function CodeTable({ codes }: CodeTableProps) {
  const { t } = useTranslation(['desk-money', 'desk', 'common'])
  const format = useFormat()
  const { busy, end } = useEnd()
  const [asked, setAsked] = useState<string | null>(null)
  // The question keeps its words while it closes.
  const [named, setNamed] = useState('')
  const sums = (amounts: ListedCode['given']) => amounts.map(format.money).join(', ')
  return (
    <Surface as="section">
      <Table
        caption={t('desk:nav.codes')}
        rows={codes}
        keyOf={({ code }) => code}
        columns={[
          { title: t('column.code'), cell: (code) => <CodeCell code={code} /> },
          { title: t('column.uses'), kind: 'amount', cell: (code) => <Uses code={code} /> },
          {
            title: t('column.given'),
            kind: 'amount',
            spare: true,
            cell: ({ given }) => sums(given),
          },
          {
            title: t('column.earned'),
            kind: 'amount',
            spare: true,
            cell: ({ earned }) => sums(earned),
          },
          {
            title: t('column.end'),
            kind: 'amount',
            cell: ({ code, state }) =>
              state !== 'ended' && (
                <Button
                  size="s"
                  busy={busy === code}
                  aria-label={t('code.end-one', { code })}
                  onClick={() => {
                    setNamed(code)
                    setAsked(code)
                  }}
                >
                  {t('code.end')}
                </Button>
              ),
          },
        ]}
      />
      <ConfirmDialog
        title={t('code.end-title', { code: named })}
        open={asked !== null}
        confirm={t('code.end')}
        cancel={t('common:cancel')}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) end(asked)
          setAsked(null)
        }}
      >
        {t('code.end-body')}
      </ConfirmDialog>
    </Surface>
  )
}

/** How many orders, with the way to them. */
function Uses({ code: { code, uses } }: { readonly code: ListedCode }) {
  const format = useFormat()
  if (uses === 0) return format.number(0)
  return (
    <Link asChild>
      <DeskLink to="/desk/orders" search={{ code }}>
        {format.number(uses)}
      </DeskLink>
    </Link>
  )
}

function CodeCell({ code: one }: { readonly code: ListedCode }) {
  const { t } = useTranslation('desk-money')
  const format = useFormat()
  const method = useMethods()
  const { code, state, minimum, country, member, expires, currency, amount } = one
  const facts = [
    t(`code.state.${state}`),
    format.off(one.percentage, amount),
    t(`validity.${one.validity}`),
    minimum && t('code.minimum', { amount: format.money(minimum) }),
    currency !== null && !amount && !minimum ? currency : null,
    country && format.country(country),
    expires && t('code.until', { when: format.moment(expires) }),
    one.payment_methods.length > 0
      ? format.list(one.payment_methods.map((id) => method(id).name))
      : null,
  ]
  return (
    <Stack gap="none">
      <TwoLines facts={facts}>{code}</TwoLines>
      {member && <MemberLink member={member} />}
    </Stack>
  )
}

function useEnd() {
  const { t } = useTranslation('desk-money')
  const queries = useQueryClient()
  const explain = useExplain()
  const show = useToast()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (code: string) => answered(api.desk['discount-codes']({ code }).end.post()),
    onSuccess: (_, code) => show({ text: t('code.ended', { code }), tone: 'success' }),
    onError: (error) => show({ text: explain(error), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
  return { busy: isPending ? variables : null, end: mutate }
}
