import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { type Change, isList, listApart } from './changes.ts'
import type { DeskSite } from './queries.ts'
import { isFieldPath, keyOf } from './site-fields.ts'
import { useSay } from './use-say.ts'

export type ChangeListProps = {
  readonly changes: readonly Change[]
  readonly choices: DeskSite['choices']
  /** What is told: what changes, all of a site that is new, or in what a colleague’s site differs from one’s own. */
  readonly kind: 'changes' | 'new' | 'apart'
}

/** A long text is told by its beginning. */
const MOST = 160
const cut = (line: string) => (line.length > MOST ? `${line.slice(0, MOST)}…` : line)

/** Fields that differ, each with what it was and what it is; of a list what came and what went. */
export function ChangeList({ changes, choices, kind }: ChangeListProps) {
  const { t } = useTranslation('desk-sites')
  const say = useSay(choices)
  const labels = {
    changes: {
      ...{ before: t('change.now'), after: t('change.new') },
      ...{ removed: t('change.removed'), added: t('change.added') },
    },
    apart: {
      ...{ before: t('meanwhile.theirs'), after: t('meanwhile.mine') },
      ...{ removed: t('meanwhile.only-theirs'), added: t('meanwhile.only-mine') },
    },
  }
  const text = (lines: readonly string[]) => lines.map(cut).join('; ') || t('say.nothing')

  /** Lines of a change, each with whether it is told softly. */
  function linesOf({ path, before, after }: Change): readonly (readonly [string, boolean])[] {
    const [was, is] = [say(path, before), say(path, after)]
    if (kind === 'new') return is.length > 0 ? [[text(is), false]] : []
    const label = labels[kind]
    const both = [
      [`${label.before}: ${text(was)}`, true],
      [`${label.after}: ${text(is)}`, false],
    ] as const
    if (!isList(path)) return both
    const { removed, added, isReordered, isOtherFirst } = listApart(path, was, is)
    const isMoved = isReordered || isOtherFirst
    if (isMoved && kind === 'apart') return both
    const moved = isOtherFirst
      ? `${t('countries.default')}: ${text(is.slice(0, 1))}`
      : `${t('change.order')}: ${text(is)}`
    return [
      ...(removed.length > 0 ? [[`${label.removed}: ${text(removed)}`, true] as const] : []),
      ...(added.length > 0 ? [[`${label.added}: ${text(added)}`, false] as const] : []),
      ...(isMoved ? [[moved, false] as const] : []),
    ]
  }
  const told = changes.map((change) => ({ path: change.path, lines: linesOf(change) }))
  return (
    <Stack as="ul" gap="m">
      {told.map(
        ({ path, lines }) =>
          lines.length > 0 && (
            <Stack as="li" key={path} gap="xxs">
              <Text weight="medium">{isFieldPath(path) ? t(`field.${keyOf(path)}`) : path}</Text>
              {lines.map(([line, isSoft]) => (
                <Text key={line} size="s" tone={isSoft ? 'muted' : 'inherit'}>
                  {line}
                </Text>
              ))}
            </Stack>
          ),
      )}
    </Stack>
  )
}
