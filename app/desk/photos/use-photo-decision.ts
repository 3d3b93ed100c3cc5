import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PhotoRefusal } from '#core/profiles/photo.ts'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { overtakingOf, useOvertakenWords } from './overtaken.ts'

type Seen = Awaited<ReturnType<ReturnType<typeof api.desk.members>['get']>>['data']

/** A photo of a profile, with its state, reason and who decided. */
export type ProfilePhoto = NonNullable<Seen>['photos'][number]

type Decision = {
  readonly photo: ProfilePhoto
  /** `null` approves. */
  readonly refusal: PhotoRefusal | null
}

/** Changes the decision on a photo of a profile. Whatever shows it is read again, also where somebody was first. */
export function usePhotoDecision(name: string) {
  const { t } = useTranslation('desk')
  const queries = useQueryClient()
  const show = useToast()
  const overtakenWords = useOvertakenWords()
  return useMutation({
    mutationFn: ({ photo: { picture, state }, refusal }: Decision) => {
      const seen = { instead_of: state === 'inspection' ? 'waiting' : state } as const
      const decision =
        refusal === null
          ? ({ verdict: 'approve', ...seen } as const)
          : ({ verdict: 'refuse', reason: refusal, ...seen } as const)
      return answered(api.desk.photos({ picture }).post(decision))
    },
    onSuccess: (_, { refusal }) =>
      show({ text: t(refusal ? 'tile.taken-down' : 'tile.approved', { name }), tone: 'success' }),
    onError: (thrown) => {
      const overtaking = overtakingOf(thrown)
      if (overtaking) show({ text: overtakenWords({ name }, overtaking) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
}
