import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { isMissing } from '../../client/client.ts'
import { MissingPage } from '../../shared/missing-page.tsx'
import { TryAgain } from '../../site/try-again.tsx'
import { debitQuery, orderQuery } from '../credits/queries.ts'
import { Debiting } from './debit-form.tsx'
import { needsMandate } from './mandate.ts'

type Props = {
  readonly order: string
  /** A direct debit started before, from the URL. */
  readonly debit: string | null
}

/** Payment by direct debit: account, phone, and confirmation code. */
export function DirectDebitScreen({ order: id, debit: asked }: Props) {
  const order = useQuery(orderQuery(id))
  const debit = useQuery({ ...debitQuery(asked ?? ''), enabled: asked !== null, retry: false })
  const own = debit.data?.order_id === id ? debit.data : null
  const waiting = asked !== null && debit.isPending
  if (order.error && !order.data && isMissing(order.error)) return <MissingPage isMember />
  if (order.data && !needsMandate(order.data)) {
    return <Navigate to="/transactions/{-$id}" params={{ id }} replace />
  }
  return (
    <Page width="narrow">
      {order.data && !waiting && (
        <Debiting order={order.data} debit={own && { ...own, receivedAt: debit.dataUpdatedAt }} />
      )}
      {!order.data && order.error && (
        <TryAgain error={order.error} onAgain={() => order.refetch()} />
      )}
      {((!order.data && !order.error) || waiting) && <Waiting />}
    </Page>
  )
}

function Waiting() {
  const { t } = useTranslation('credits')
  return (
    <Loading label={t('order.loading')}>
      <Stack gap="s">
        <Skeleton shape="heading" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </Loading>
  )
}
