import { useTranslation } from 'react-i18next'
import { SHOWN } from '#ui/lander/shown.ts'
import { Spread } from '#ui/lander/spread.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { Profile } from '../members/queries.ts'
import { MemberPhoto } from './member-photo.tsx'
import { MemberWords } from './member-words.tsx'
import { SignUpAction } from './sign-up-action.tsx'

export type MemberLanderProps = { readonly profile: Profile }

/** One member's face, as large as it goes, and a first sentence to them. */
export function MemberLanding({ profile }: MemberLanderProps) {
  const { t } = useTranslation('landers')
  const { name, id } = profile
  return (
    <Spread picture={<MemberPhoto profile={profile} shown={SHOWN.spread} rounded />} shape="tall">
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
