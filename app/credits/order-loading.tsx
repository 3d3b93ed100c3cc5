import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/layout/stack.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'

/** Where an order will stand, while it is fetched. */
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
