import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api, errorOf } from '../../client/client.ts'
import { complaintQuery } from './queries.ts'

/** Lists and counts with complaints. */
const LISTS: ReadonlySet<unknown> = new Set(['complaints', 'overview', 'actions'])

/** Asks for them again, after a complaint was taken or answered. */
export const askLists = (queries: QueryClient) =>
  void queries.invalidateQueries({
    queryKey: ['desk'],
    predicate: ({ queryKey }) => LISTS.has(queryKey[1]),
  })

/** Sends the answer. `onSent` drops the draft. Where somebody was first, the complaint is read again. */
export function useAnswer(id: string, onSent: () => void) {
  const { t } = useTranslation('desk-complaints')
  const queries = useQueryClient()
  const show = useToast()
  return useMutation({
    mutationFn: (text: string) => answered(api.desk.complaints({ id }).answer.post({ text })),
    onSuccess: (complaint) => {
      onSent()
      queries.setQueryData(complaintQuery(id).queryKey, complaint)
      askLists(queries)
      show({ text: t(complaint.has_email ? 'sent.mail' : 'sent.page'), tone: 'success' })
    },
    onError: (error) => {
      if (errorOf(error).code !== 'complaint.answered') return
      void queries.invalidateQueries({ queryKey: complaintQuery(id).queryKey })
      askLists(queries)
    },
  })
}
