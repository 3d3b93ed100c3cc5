import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { labelsOf } from '#core/profiles/profile.ts'
import { Encounter } from '#ui/patterns/encounter/encounter.tsx'
import { FullScreenDialog } from '#ui/primitives/dialog/dialog.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { useMemberWords } from '../../profiles/members/use-member-words.ts'
import { KindLabels } from '../../site/kind-labels.tsx'
import { usePicture } from '../../site/use-picture.ts'
import type { EncounterMember } from './encounter.machine.ts'
import { EncounterActions } from './encounter-actions.tsx'
import { useAnswerable } from './use-answerable.tsx'

export type EncounterViewProps = {
  readonly met: EncounterMember
  readonly onClose: () => void
  /** Clicking photo or button opens the profile, without closing (spec §4). */
  readonly onProfile: (id: string) => void
  readonly onWrite: (id: string) => void
  readonly onSent: (conversation: string) => void
}

/** A profile in full screen, with its relation to the member. Clicking elsewhere closes it. */
export function EncounterView({ met, onClose, onProfile, onWrite, onSent }: EncounterViewProps) {
  const { kind, card } = met
  const { t } = useTranslation(['likes', 'members', 'common'])
  const picture = usePicture()
  const words = useMemberWords()
  const answerable = useAnswerable()
  const { src, blur } = picture(card.main_image, 'match')
  const { data: user } = useQuery(userQuery)
  const own = user
    ? { photo: picture(user.profile.main_image, 'match').src, name: user.profile.name }
    : { photo: null, name: '' }
  const lock = card.main_image?.lock
  const toProfile = t('met.profile', { name: card.name })
  return (
    <FullScreenDialog
      open
      title={t(`met.${kind}-title`, { name: card.name })}
      titleHidden
      tone={kind === 'match' ? 'dusk' : 'paper'}
      pressToClose
      firstFocus="dialog"
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      <Encounter
        title={t(`met.${kind}-title`, { name: card.name })}
        photo={src ?? blur}
        lock={lock ? words.lock(lock) : undefined}
        line={answerable(card).line}
        missing={t('common:no-photo')}
        name={card.name}
        mutual={kind === 'match' ? own : undefined}
        label={toProfile}
        onPress={() => onProfile(card.id)}
        kind={
          labelsOf(card).length > 0 && (
            <Inline gap="xxs" justify="center">
              <KindLabels profile={card} long />
            </Inline>
          )
        }
        actions={
          <EncounterActions
            met={met}
            onProfile={() => onProfile(card.id)}
            onWrite={() => onWrite(card.id)}
            onSent={onSent}
          />
        }
      >
        {t(`met.${kind}-text`, { name: card.name })}
      </Encounter>
    </FullScreenDialog>
  )
}
