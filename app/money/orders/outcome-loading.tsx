import { useTranslation } from 'react-i18next'
import { Scene } from '#ui/art/scenes/scene.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'

/** Skeleton of an order's page, as tall as its outcome: a drawing, what happened, and what can be done. */
export function OutcomeLoading() {
  const { t } = useTranslation('credits')
  return (
    <Loading label={t('order.loading')}>
      <Stack gap="l">
        <Box inline="l" block="xxl">
          <Stack gap="m">
            <Box inline="xxl">
              <Scene>{null}</Scene>
            </Box>
            <Skeleton shape="heading" />
            <Stack gap="none">
              <Skeleton />
              <Skeleton shape="short-line" />
            </Stack>
          </Stack>
        </Box>
        <Stack gap="s">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </Stack>
    </Loading>
  )
}
