import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'

/** Skeleton of an order. */
export function OrderLoading() {
  const { t } = useTranslation('credits')
  return (
    <Loading label={t('order.loading')}>
      <Stack gap="s">
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton shape="control" />
      </Stack>
    </Loading>
  )
}
