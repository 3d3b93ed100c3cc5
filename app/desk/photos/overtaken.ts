import { useTranslation } from 'react-i18next'
import type { DecisionState } from '#core/profiles/photo.ts'
import { errorOf } from '../../client/client.ts'
import type { Picture } from '../queries.ts'
import { useMemberName } from './picture.ts'

/** Why a decision did not count: somebody else's did, or the member removed the picture. */
export type Overtaking = {
  readonly by: string | null
  readonly state: DecisionState | 'removed'
}

/** Who was first, where that is why a decision was refused. */
export function overtakingOf(refusal: unknown): Overtaking | null {
  const error = errorOf(refusal)
  if (error.code === 'photo.decided') return { by: error.by, state: error.state }
  return error.code === 'photo.not-found' ? { by: null, state: 'removed' } : null
}

/** Says who was first, and about whose picture. */
export function useOvertakenWords() {
  const { t } = useTranslation('desk')
  const nameOf = useMemberName()
  return (member: Pick<Picture['member'], 'name'>, { by, state }: Overtaking): string =>
    t(`photos.overtaken.${state}`, {
      name: nameOf(member),
      by: by || t('somebody'),
    })
}
