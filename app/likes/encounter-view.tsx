import { useTranslation } from 'react-i18next'
import { labelsOf } from '#core/profiles/kind.ts'
import { Button } from '#ui/button/button.tsx'
import { FullScreenDialog } from '#ui/dialog/dialog.tsx'
import { Encounter } from '#ui/encounter/encounter.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { useMemberWords } from '../members/use-member-words.ts'
import { KindLabels } from '../site/kind-labels.tsx'
import { usePicture } from '../site/use-picture.ts'
import type { Met } from './encounter.machine.ts'

export type EncounterViewProps = {
  readonly met: Met
  readonly onClose: () => void
  /** The face or the button was pressed: it tells whose, and does not close (spec §4). */
  readonly onProfile: (id: string) => void
}

/** Somebody over the whole screen, as what they are to the member. Pressing anything else closes it. */
export function EncounterView({ met: { kind, card }, onClose, onProfile }: EncounterViewProps) {
  const { t } = useTranslation(['likes', 'members', 'common'])
  const picture = usePicture()
  const words = useMemberWords()
  const { src, blur } = picture(card.main_image, 'match')
  const lock = card.main_image?.lock
  const toProfile = t('met.profile', { name: card.name })
  return (
    <FullScreenDialog
      open
      title={t(`met.${kind}-title`, { name: card.name })}
      titleHidden
      tone={kind === 'match' ? 'ember' : 'paper'}
      pressToClose
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      <Encounter
        title={t(`met.${kind}-title`, { name: card.name })}
        photo={src ?? blur}
        lock={lock ? words.lock(lock) : undefined}
        missing={t('common:no-photo')}
        mutual={kind === 'match'}
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
          <Button tone="ember" onClick={() => onProfile(card.id)}>
            {toProfile}
          </Button>
        }
      >
        {t(`met.${kind}-text`, { name: card.name })}
      </Encounter>
    </FullScreenDialog>
  )
}
