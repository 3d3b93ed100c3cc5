import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/icon/icon.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import type { Profile } from '../members/queries.ts'
import { useFormat } from '../shared/use-format.ts'
import { KindLine } from '../site/kind-labels.tsx'

export type MemberWordsProps = {
  readonly profile: Profile
  /** Where there is little room beside the face on a phone: a long name is set smaller, so that its words stay whole. */
  readonly narrow?: boolean
}

/** From how many letters in one word on a name is set smaller, in a column of 160 pixels. */
const SMALLER = [
  { size: 'm', letters: 15 },
  { size: 'l', letters: 12 },
  { size: 'xl', letters: 9 },
] as const

function sizeOf(name: string) {
  const longest = Math.max(...name.split(/[\s-]/).map(({ length }) => length))
  return SMALLER.find(({ letters }) => longest >= letters)?.size ?? 'xxl'
}

/** Where a member lives, no closer than they tell. */
export function usePlace({ region, country }: Pick<Profile, 'region' | 'country'>): string {
  const format = useFormat()
  return region || format.country(country)
}

/** Who it is, where they live, and what this profile is, in words. */
export function MemberWords({ profile, narrow = false }: MemberWordsProps) {
  const { t } = useTranslation('landers')
  const place = usePlace(profile)
  return (
    <Stack gap="xs">
      <Heading level={1} size={narrow ? sizeOf(profile.name) : 'xxl'} typed>
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
