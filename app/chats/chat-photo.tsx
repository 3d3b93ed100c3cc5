import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CHAT_PHOTO_REFUSALS } from '#core/chats/chat.ts'
import type { PhotoSize } from '#core/profiles/photo.ts'
import { SinglePhoto } from '#ui/patterns/gallery/single-photo.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { FieldError } from '#ui/primitives/field/field-error.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { Lightbox } from '../site/dialogs.ts'
import { useExplain } from '../site/use-explain.ts'
import type { Message } from './messages/conversation.ts'
import { useOpenPhoto } from './messages/use-open-photo.ts'

type Sent = NonNullable<Message['photo']>

type Props = {
  readonly conversation: string
  readonly photo: Sent
  /** What it cost its sender. */
  readonly cost: number
  /** The other's name. */
  readonly name: string
  readonly mine: boolean
}

/** A photo in a conversation: a blur until opened, the photo, or its state. */
export function ChatPhoto({ conversation, photo, cost, name, mine }: Props) {
  const { t } = useTranslation('chat-photos')
  // Authenticated by cookie, so from the API's own origin and not the picture host.
  const at = (size: PhotoSize) => `/api/conversations/${conversation}/photos/${photo.id}/${size}`
  switch (photo.state) {
    case 'gone':
      return (
        <Box inline="s" block="s">
          <Text size="s" tone="muted">
            {t('gone')}
          </Text>
        </Box>
      )
    case 'returned':
      return <Returned photo={photo} cost={cost} name={name} />
    case 'closed':
      return <Closed conversation={conversation} id={photo.id} blur={at('blur')} />
    default:
      return <Shown id={photo.id} at={at} alt={mine ? t('mine') : t('from', { name })} />
  }
}

/** Whether a moderator refused it: that can be appealed. */
const isRefused = ({ reason }: Sent): boolean =>
  CHAT_PHOTO_REFUSALS.some((refusal) => refusal === reason)

function Returned({ photo, cost, name }: Pick<Props, 'photo' | 'cost' | 'name'>) {
  const { t } = useTranslation('chat-photos')
  const { id, reason } = photo
  return (
    <Box inline="s" block="s">
      <Stack gap="xxs">
        <Text weight="semibold">{t('returned')}</Text>
        {reason && reason !== 'withdrawn' && (
          <Text size="s">{t(`returned.${reason}` as const, { name })}</Text>
        )}
        {isRefused(photo) && (
          <Text size="s">
            <Link asChild alone>
              <RouterLink to="/complaints" search={{ topic: 'decision', about: id }}>
                {t('returned.appeal')}
              </RouterLink>
            </Link>
          </Text>
        )}
        {cost > 0 && (
          <Text size="s" tone="trust">
            {t('returned.credits', { count: cost })}
          </Text>
        )}
      </Stack>
    </Box>
  )
}

type ClosedProps = {
  readonly conversation: string
  readonly id: string
  readonly blur: string
}

function Closed({ conversation, id, blur }: ClosedProps) {
  const { t } = useTranslation('chat-photos')
  const explain = useExplain()
  const open = useOpenPhoto(conversation)
  const action = (
    <Button size="s" icon="show" busy={open.isPending} onClick={() => open.mutate(id)}>
      {t('reveal')}
    </Button>
  )
  return (
    <>
      <Photo src={null} alt="" missing="" blur={blur} lock={{ reason: t('closed'), action }} />
      {open.error && (
        <Box inline="s" block="xs">
          <FieldError>{explain(open.error)}</FieldError>
        </Box>
      )}
    </>
  )
}

type ShownProps = {
  readonly id: string
  readonly at: (size: PhotoSize) => string
  readonly alt: string
}

function Shown({ id, at, alt }: ShownProps) {
  const { t } = useTranslation(['chat-photos', 'common'])
  const [start, setStart] = useState<number | null>(null)
  // A single photo: nothing to navigate to.
  const words = { missing: t('gone'), previous: '', next: '', place: () => '' }
  return (
    <>
      <SinglePhoto
        photo={{ id, src: at('card'), alt, enlarge: t('enlarge') }}
        missing={words.missing}
        onOpen={() => setStart(0)}
      />
      <Lightbox
        label={alt}
        photos={[{ id, src: at('full'), alt }]}
        words={words}
        closeLabel={t('common:close')}
        start={start}
        onClose={() => setStart(null)}
      />
    </>
  )
}
