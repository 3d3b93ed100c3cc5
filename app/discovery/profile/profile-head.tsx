import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { OnlineDot } from '#ui/primitives/online-dot/online-dot.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { Profile } from '../../profiles/members/queries.ts'
import { useMemberWords } from '../../profiles/members/use-member-words.ts'
import { useOnlineText } from '../../profiles/members/use-online-text.ts'
import type { Around } from '../../profiles/own/parts.ts'
import { KindLine } from '../../site/kind-labels.tsx'

export type ProfileHeadProps = {
  readonly profile: Profile
  /** On the own profile, what changes a part. */
  readonly around?: Around | undefined
}

/** Name, age, place, online state and kind of a profile. */
export function ProfileHead({ profile, around = (_, shown) => shown }: ProfileHeadProps) {
  const { t } = useTranslation('members')
  const words = useMemberWords()
  const online = useOnlineText(profile)
  return (
    <Stack gap="xs">
      {around(
        'name',
        <Heading level={1}>
          <bdi>{profile.name}</bdi>, {profile.age}
        </Heading>,
      )}
      {around(
        'place',
        <Inline gap="s">
          <Place>{words.place(profile)}</Place>
          {online && <OnlineDot online label={online} />}
          {profile.match && (
            <Inline gap="xxs" wrap={false}>
              <Icon name="match" size="s" />
              <Text as="span">{t('profile.match')}</Text>
            </Inline>
          )}
        </Inline>,
      )}
      <KindLine profile={profile} />
    </Stack>
  )
}

function Place({ children }: { readonly children: string }) {
  return (
    <Inline gap="xxs" wrap={false}>
      <Icon name="place" size="s" />
      <Text as="span" tone="muted">
        {children}
      </Text>
    </Inline>
  )
}
