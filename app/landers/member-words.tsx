import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/icon/icon.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import type { Profile } from '../members/queries.ts'
import { KindLine } from '../shared/kind-labels.tsx'
import { useFormat } from '../shared/use-format.ts'

export type MemberWordsProps = { readonly profile: Profile }

/** Where a member lives, no closer than they tell. */
export function usePlace({ region, country }: Pick<Profile, 'region' | 'country'>): string {
  const format = useFormat()
  return region || format.country(country)
}

/** Who it is, where they live, and what this profile is, in words. */
export function MemberWords({ profile }: MemberWordsProps) {
  const { t } = useTranslation('landers')
  const place = usePlace(profile)
  return (
    <Stack gap="xs">
      <Heading level={1} size="xxl" typed>
        {t('member.title', { name: profile.name, age: profile.age })}
      </Heading>
      <Inline gap="xxs" wrap={false}>
        <Icon name="place" size="s" />
        <Text as="span" tone="muted">
          {place}
        </Text>
      </Inline>
      <KindLine profile={profile} />
    </Stack>
  )
}
