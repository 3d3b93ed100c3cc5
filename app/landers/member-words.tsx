import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { Profile } from '../profiles/members/queries.ts'
import { useFormat } from '../shared/use-format.ts'
import { KindLine } from '../site/kind-labels.tsx'

export type MemberWordsProps = {
  readonly profile: Profile
  /** Smaller type for long names in the narrow column of a phone, so that words do not break. */
  readonly narrow?: boolean
}

/** Word length above which a name is set smaller, in a column of 160 pixels. */
const SMALLER = [
  { size: 'm', letters: 15 },
  { size: 'l', letters: 12 },
  { size: 'xl', letters: 9 },
] as const

function sizeOf(name: string) {
  const longest = Math.max(...name.split(/[\s-]/).map(({ length }) => length))
  return SMALLER.find(({ letters }) => longest >= letters)?.size ?? 'xxl'
}

/** A member's place, as coarse as they show it. */
export function usePlace({ region, country }: Pick<Profile, 'region' | 'country'>): string {
  const format = useFormat()
  return region || format.country(country)
}

/** Name, place and kind of a member. */
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
