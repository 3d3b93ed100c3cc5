import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PhotoRefusal } from '#core/profiles/photo.ts'
import { answered, api } from '../../client/client.ts'
import type { SecondLook } from '../queries.ts'

type Look = {
  readonly picture: Pick<SecondLook, 'picture'>
  /** `null` confirms. */
  readonly refusal: PhotoRefusal | null
}

/** Confirms or refuses a photo that others see. Whatever shows it is read again, also where somebody was first. */
export function useSecondLook() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ picture: { picture }, refusal }: Look) =>
      answered(
        api.desk
          .photos({ picture })
          ['second-look'].post(
            refusal === null ? { verdict: 'confirm' } : { verdict: 'refuse', reason: refusal },
          ),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
}
