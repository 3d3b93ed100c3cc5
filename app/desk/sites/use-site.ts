import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import type { Edited } from './use-edited.ts'

/** What an operator does with one site; each refreshes what the desk shows, also when it is refused. */
export function useSite(id: string) {
  const { t } = useTranslation('desk-sites')
  const queries = useQueryClient()
  const show = useToast()
  const site = api.desk.sites({ id })
  const renew = () => queries.invalidateQueries({ queryKey: ['desk'] })
  const saved = (text: string) => {
    show({ text, tone: 'success' })
    return renew()
  }
  return {
    save: useMutation({
      mutationFn: (draft: Edited) => answered(site.draft.put(draft)),
      // The bar says so, and a toast would be over its buttons.
      onSuccess: renew,
      onError: renew,
    }),
    publish: useMutation({
      mutationFn: (version: number) => answered(site.publish.post({ version })),
      onSuccess: () => saved(t('published')),
      onError: renew,
    }),
    discard: useMutation({
      mutationFn: (version: number) => answered(site.draft.delete({ version })),
      onSuccess: () => saved(t('discarded')),
      onError: renew,
    }),
    restore: useMutation({
      mutationFn: (given: { readonly revision: number; readonly last: number }) =>
        answered(site.restore.post(given)),
      onSuccess: () => saved(t('restored')),
      onError: renew,
    }),
    close: useMutation({
      mutationFn: () => answered(site.close.post()),
      onSuccess: () => saved(t('closed')),
      onError: renew,
    }),
  }
}
