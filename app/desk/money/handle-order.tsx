import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import type { OrderPartProps } from './order-facts.tsx'
import { orderQuery } from './queries.ts'

/** What a chargeback or a failed refund asks for, until somebody did it. */
export function HandleOrder({ order: { id, number, state } }: OrderPartProps) {
  const { t } = useTranslation('desk-money')
  const queries = useQueryClient()
  const explain = useExplain()
  const show = useToast()
  const handle = useMutation({
    mutationFn: () => answered(api.desk.orders({ id }).handled.post()),
    onSuccess: (order) => {
      queries.setQueryData(orderQuery(id).queryKey, order)
      show({ text: t('handle.done', { number }), tone: 'success' })
    },
    onError: (error) => show({ text: explain(error), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
  return (
    <Surface as="section" tone="sunken">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('handle.title')}
        </Heading>
        <Text>{t(state === 'charged-back' ? 'handle.charged-back' : 'handle.refund-failed')}</Text>
        <Button wide busy={handle.isPending} onClick={() => handle.mutate()}>
          {t('handle.submit')}
        </Button>
      </Stack>
    </Surface>
  )
}
