import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api, isOvertaken } from '../../client/client.ts'
import { complaintQuery } from './queries.ts'
import { askLists } from './use-answer.ts'

/** Takes a complaint, or takes it over. Where a colleague was first, or answered, it is read again. */
export function useTakeComplaint(id: string) {
  const { t } = useTranslation('desk-complaints')
  const queries = useQueryClient()
  const show = useToast()
  return useMutation({
    mutationFn: (over: boolean) => answered(api.desk.complaints({ id }).take.post({ over })),
    onSuccess: (complaint) => {
      queries.setQueryData(complaintQuery(id).queryKey, complaint)
      askLists(queries)
      show({ text: t('done.taken'), tone: 'success' })
    },
    onError: (error) => {
      if (!isOvertaken(error)) return
      void queries.invalidateQueries({ queryKey: complaintQuery(id).queryKey })
      askLists(queries)
    },
  })
}
