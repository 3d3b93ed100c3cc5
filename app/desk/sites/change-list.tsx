import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { type Change, linesApart } from './changes.ts'
import type { DeskSite } from './queries.ts'
import { isFieldPath, keyOf } from './site-fields.ts'
import { useSay } from './use-say.ts'

export type ChangeListProps = {
  readonly changes: readonly Change[]
  readonly choices: DeskSite['choices']
  /** What the two states are called, such as “now” and “new”. */
  readonly before: string
  readonly after: string
}

/** A long text is told by its beginning. */
const MOST = 160

/** Fields that differ, each with both of its values. */
export function ChangeList({ changes, choices, before, after }: ChangeListProps) {
  const { t } = useTranslation('desk-sites')
  const say = useSay(choices)
  const text = (lines: readonly string[]) => {
    const all = lines.join('; ')
    if (all === '') return t('say.nothing')
    return all.length > MOST ? `${all.slice(0, MOST)}…` : all
  }
  return (
    <Stack as="ul" gap="m">
      {changes.map((change) => {
        const { path } = change
        const [was, is] = linesApart(say(path, change.before), say(path, change.after))
        return (
          <Stack as="li" key={path} gap="xxs">
            <Text weight="medium">{isFieldPath(path) ? t(`field.${keyOf(path)}`) : path}</Text>
            <Text size="s" tone="muted">
              {before}: {text(was)}
            </Text>
            <Text size="s">
              {after}: {text(is)}
            </Text>
          </Stack>
        )
      })}
    </Stack>
  )
}
