import { useTranslation } from 'react-i18next'
import { PHOTO_WIDTHS } from '#ui/patterns/lander/photo-widths.ts'
import { Spread } from '#ui/patterns/lander/spread.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { Profile } from '../profiles/members/queries.ts'
import { MemberPhoto } from './member-photo.tsx'
import { MemberWords } from './member-words.tsx'
import { SignUpAction } from './sign-up-action.tsx'

export type MemberLanderProps = { readonly profile: Profile }

/** A member's photo in full size, and a first message. */
export function MemberLanding({ profile }: MemberLanderProps) {
  const { t } = useTranslation('landers')
  const { name, id } = profile
  return (
    <Spread
      picture={<MemberPhoto profile={profile} shown={PHOTO_WIDTHS.spread} rounded />}
      shape="tall"
    >
      <Stack gap="l">
        <MemberWords profile={profile} />
        <Text size="l" tone="muted">
          {t('landing.text', { name })}
        </Text>
        <SignUpAction icon="message" member={id}>
          {t('member.write', { name })}
        </SignUpAction>
      </Stack>
    </Spread>
  )
}
