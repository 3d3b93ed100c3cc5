import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Changeable } from '#ui/patterns/changeable/changeable.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useOpened } from '../../accounts/account/use-form-draft.ts'
import { lazyDialog } from '../../site/lazy-dialog.tsx'
import { settingsQuery } from '../../site/queries.ts'
import type { Profile } from '../members/queries.ts'
import { ALL_PARTS, isSeen, PARTS, type Part } from './parts.ts'
import { usePartWords } from './use-part-words.ts'

const EditSheet = lazyDialog(
  async () => (await import('./edit-sheet.tsx')).EditSheet,
  () => true,
)

/** The form of a part, where one is open. */
export function useEditing(profile: Profile) {
  const [opened, open] = useOpened('profile.part')
  useLinkedPart(open)
  const editing = ALL_PARTS.find((part) => part === opened)
  return {
    edit: (part: Part) => open(part),
    sheet: editing && <EditSheet part={editing} profile={profile} onClose={() => open(null)} />,
  }
}

export type UnseenPartsProps = {
  readonly profile: Profile
  readonly onEdit: (part: Part) => void
}

/** What of the own profile only its member sees, pressed to change it. */
export function UnseenParts({ profile, onEdit }: UnseenPartsProps) {
  const { t } = useTranslation('profile')
  const { data: settings } = useQuery(settingsQuery)
  const fields = settings?.visible_profile_fields ?? []
  const unseen = PARTS.filter((part) => !isSeen(part, profile, fields))
  return (
    <Stack as="section" gap="m" label={t('private')}>
      <Heading level={2} size="l">
        {t('private')}
      </Heading>
      <UnseenPart part="town" profile={profile} onEdit={() => onEdit('place')} />
      {unseen.map((part) => (
        <UnseenPart key={part} part={part} profile={profile} onEdit={() => onEdit(part)} />
      ))}
      <UnseenPart part="wishes" profile={profile} onEdit={() => onEdit('wishes')} />
    </Stack>
  )
}

/** A link to a part opens its form: a row has nothing to do but press its button. */
function useLinkedPart(open: (part: Part) => void): void {
  const navigate = useNavigate()
  const linked = useLocation({ select: ({ hash }) => ALL_PARTS.find((part) => part === hash) })
  const follow = useEffectEvent((part: Part) => {
    open(part)
    // Once only: a reload reopens what is open by itself.
    void navigate({ to: '.', hash: '', replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (linked) follow(linked)
  }, [linked])
}

type UnseenPartProps = {
  readonly part: Part | 'town'
  readonly profile: Profile
  readonly onEdit: () => void
}

function UnseenPart({ part, profile, onEdit }: UnseenPartProps) {
  const { t } = useTranslation('profile')
  const words = usePartWords(profile)
  const name = t(`part.${part}`)
  return (
    <Surface id={part === 'wishes' ? part : undefined} inset="m">
      <Changeable label={t('edit', { part: name })} onPress={onEdit}>
        <Stack gap="xxs">
          <Heading level={3} size="m">
            {name}
          </Heading>
          {words[part] ? (
            <Text>{words[part]}</Text>
          ) : (
            <Text tone="muted">{t(part === 'town' ? 'empty.place' : `empty.${part}`)}</Text>
          )}
        </Stack>
      </Changeable>
    </Surface>
  )
}
