import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Photo } from '#ui/photo/photo.tsx'
import { Quote } from '#ui/quote/quote.tsx'
import { userQuery } from '../account/queries.ts'
import { settingsQuery } from '../site/queries.ts'
import type { Answered } from './pointer.ts'
import { useSaid } from './use-said.ts'

type Props = {
  readonly answered: Answered
  /** The other's name. */
  readonly name: string
  readonly onDismiss?: () => void
}

/** What a message answers. */
export function Quoted({ answered, name, onDismiss }: Props) {
  const { t } = useTranslation(['chats', 'common'])
  const tell = useSaid()
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const { kind, id, of } = answered
  const who = of === user?.id ? t('me') : name
  return (
    <Quote
      author={kind === 'line' ? t('answer.line', { name: who }) : who}
      text={kind === 'photo' ? t('answer.photo') : tell(answered)}
      {...(kind === 'photo' && {
        picture: (
          <Photo
            src={`${settings?.cdn_prefix ?? ''}/api/photos/${id}/thumb`}
            alt=""
            missing={t('common:no-photo')}
            aspect="square"
            rounded
          />
        ),
      })}
      {...(onDismiss && { dismissal: { label: t('answer.drop'), onDismiss } })}
    />
  )
}
