import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
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

export type OwnPartsProps = { readonly profile: Profile }

/** Each part of the own profile as others read it, with an edit button; last, what only its member sees. */
export function OwnParts({ profile }: OwnPartsProps) {
  const { t } = useTranslation('profile')
  const [opened, open] = useOpened('profile.part')
  useLinkedPart(open)
  const { data: settings } = useQuery(settingsQuery)
  const seen = PARTS.filter((part) => isSeen(part, settings?.visible_profile_fields ?? []))
  const unseen = PARTS.filter((part) => !seen.includes(part))
  const editing = ALL_PARTS.find((part) => part === opened)
  return (
    <>
      <Stack as="section" gap="m" label={t('parts')}>
        <Heading level={2} size="l">
          {t('parts')}
        </Heading>
        {seen.map((part) => (
          <OwnPart key={part} part={part} profile={profile} onEdit={() => open(part)} />
        ))}
      </Stack>
      <Stack as="section" gap="m" label={t('private')}>
        <Heading level={2} size="l">
          {t('private')}
        </Heading>
        <OwnPart part="town" profile={profile} onEdit={() => open('place')} />
        {unseen.map((part) => (
          <OwnPart key={part} part={part} profile={profile} onEdit={() => open(part)} />
        ))}
        <OwnPart part="wishes" profile={profile} onEdit={() => open('wishes')} />
      </Stack>
      {editing && <EditSheet part={editing} profile={profile} onClose={() => open(null)} />}
    </>
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

type OwnPartProps = OwnPartsProps & {
  readonly part: Part | 'town'
  readonly onEdit: () => void
}

/** Parts in the member's own words. */
const TYPED: readonly string[] = ['name', 'line', 'about']

function OwnPart({ part, profile, onEdit }: OwnPartProps) {
  const { t } = useTranslation('profile')
  const words = usePartWords(profile)
  return (
    <Surface id={part === 'wishes' ? part : undefined} inset="m">
      <Inline wrap={false} align="start">
        <Box grow>
          <Stack gap="xxs">
            <Heading level={3} size="m">
              {t(`part.${part}`)}
            </Heading>
            {words[part] ? (
              <Text typed={TYPED.includes(part)}>{words[part]}</Text>
            ) : (
              <Text tone="muted">{t(part === 'town' ? 'empty.place' : `empty.${part}`)}</Text>
            )}
            {part === 'line' && profile.line && profile.chosen_line === null && (
              <Text size="s" tone="muted">
                {t('line.from-about')}
              </Text>
            )}
          </Stack>
        </Box>
        <IconButton icon="edit" label={t('edit', { part: t(`part.${part}`) })} onClick={onEdit} />
      </Inline>
    </Surface>
  )
}
