import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { DeskLink } from '../desk-link.tsx'
import type { Picture } from '../queries.ts'
import { useAge } from '../use-age.ts'
import { useMemberName } from './picture.ts'
import { RefusedBefore } from './refused-before.tsx'

export type PictureFactsProps = { readonly picture: Picture }

/** Whose picture it is, what it is for, and since when it waits. */
export function PictureFacts({ picture }: PictureFactsProps) {
  const { kind, member, since, until } = picture
  const { t } = useTranslation('desk')
  const age = useAge()
  const format = useFormat()
  const name = useMemberName()(member)
  return (
    <Stack gap="xxs">
      <Text as="div" size="l" weight="semibold">
        <Link asChild>
          <DeskLink to={`/desk/members/${member.id}`}>
            {member.age === null ? name : t('photos.name-age', { name, age: member.age })}
          </DeskLink>
        </Link>
      </Text>
      <Text size="s" tone="muted">
        {t(`photos.kind.${kind}`, { age: age(since) })}
      </Text>
      <RefusedBefore picture={picture} />
      {until && (
        <Text size="s" tone="muted">
          {t('photos.until', { when: format.moment(until) })}
        </Text>
      )}
    </Stack>
  )
}
