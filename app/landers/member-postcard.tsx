import { useTranslation } from 'react-i18next'
import { PHOTO_WIDTHS } from '#ui/patterns/lander/photo-widths.ts'
import { Postcard } from '#ui/patterns/lander/postcard.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFieldTexts } from '../locales/use-field-texts.ts'
import { useFormat } from '../shared/use-format.ts'
import type { MemberLanderProps } from './member-landing.tsx'
import { MemberPhoto } from './member-photo.tsx'
import { MemberWords, usePlace } from './member-words.tsx'
import { WriteAction } from './write-action.tsx'

const INTERESTS = 4

/** A postcard with a member's photo and name; the message is still empty. */
export function MemberPostcard({ profile }: MemberLanderProps) {
  const { t } = useTranslation('landers')
  const { interest } = useFieldTexts()
  const format = useFormat()
  const place = usePlace(profile)
  const { name, interests } = profile
  const loved = interests.slice(0, INTERESTS).map(interest)
  return (
    <Postcard
      picture={<MemberPhoto profile={profile} shown={PHOTO_WIDTHS.postcard} />}
      head={<MemberWords profile={profile} narrow />}
      lines={[
        {
          term: t('landing3.to'),
          said: (
            <Text as="span" typed>
              {name}
            </Text>
          ),
        },
        { term: t('landing3.place'), said: place },
        ...(loved.length > 0 ? [{ term: t('landing3.likes'), said: format.list(loved) }] : []),
        { term: t('landing3.from'), said: t('landing3.you') },
      ]}
    >
      <Text tone="muted">{t('landing3.title')}</Text>
      <WriteAction profile={profile} />
    </Postcard>
  )
}
