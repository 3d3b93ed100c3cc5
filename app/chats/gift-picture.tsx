import { useTranslation } from 'react-i18next'
import type { GiftId } from '#core/chats/messages/gifts.ts'
import { MINUTE } from '#core/shared/time.ts'
import { GiftArt } from '#ui/art/scenes/gift-art.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

type Props = {
  readonly gift: GiftId
  /** When it was sent. */
  readonly at: string
}

/** A gift in a conversation; a new one is animated briefly. */
export function GiftPicture({ gift, at }: Props) {
  const { t } = useTranslation('gifts')
  return (
    <Box inline="s" block="s">
      <GiftArt gift={gift} arriving={Date.now() - Date.parse(at) < MINUTE} />
      <Text size="s" align="center">
        {t('shown', { gift: t(gift) })}
      </Text>
    </Box>
  )
}
