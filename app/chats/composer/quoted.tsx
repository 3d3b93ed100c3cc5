import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Quote } from '#ui/patterns/quote/quote.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { settingsQuery } from '../../site/queries.ts'
import type { MessageQuote } from '../messages/quote.ts'
import { useMessagePreview } from '../messages/use-message-preview.ts'

type Props = {
  readonly quote: MessageQuote
  /** The other's name. */
  readonly name: string
  readonly onDismiss?: () => void
}

/** A quote. */
export function Quoted({ quote, name, onDismiss }: Props) {
  const { t } = useTranslation(['chats', 'common'])
  const tell = useMessagePreview()
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const { kind, id, of, text, gift } = quote
  // A photo has no text to quote.
  const isPhoto = kind === 'message' && text === '' && gift === null
  const own = of === user?.id
  const who = own ? t('me') : name
  const profile = own ? t('answer.own-line') : t('answer.line', { name })
  return (
    <Quote
      author={kind === 'line' ? profile : who}
      text={kind === 'photo' ? t('answer.photo') : tell({ ...quote, photo: isPhoto })}
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
