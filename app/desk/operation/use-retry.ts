import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { errorOf } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'

type Retrying<T> = {
  readonly retry: (id: string) => Promise<T>
  /** What happened, in words. */
  readonly said: (result: T) => string
}

/** Retries one or "all", and says what came of it; also if someone else was first. */
export function useRetry<T>({ retry, said }: Retrying<T>) {
  const { t } = useTranslation('desk-operation')
  const queries = useQueryClient()
  const explain = useExplain()
  const show = useToast()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: retry,
    onSuccess: (result) => show({ text: said(result), tone: 'success' }),
    onError: (thrown) => {
      const error = errorOf(thrown)
      const first = 'by' in error && typeof error.by === 'string' ? error.by : null
      const text = first === null ? explain(thrown) : t('first', { name: first })
      show({ text, tone: 'danger' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
  return { retry: mutate, busy: isPending ? variables : null }
}
