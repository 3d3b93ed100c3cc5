import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Surface } from '#ui/layout/surface.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { useOpened } from '../account/use-form-draft.ts'
import type { Profile } from '../members/queries.ts'
import { EditSheet } from './edit-sheet.tsx'
import { PARTS } from './parts.ts'
import { usePartWords } from './use-part-words.ts'

export type OwnPartsProps = { readonly profile: Profile }

/** Each part of the own profile as it reads now, with the way to change it. */
export function OwnParts({ profile }: OwnPartsProps) {
  const { t } = useTranslation('profile')
  const words = usePartWords(profile)
  const [opened, open] = useOpened('profile.part')
  const editing = PARTS.find((part) => part === opened)
  return (
    <Stack as="section" gap="m" label={t('parts')}>
      <Heading level={2} size="l">
        {t('parts')}
      </Heading>
      {PARTS.map((part) => (
        <Surface key={part} inset="m">
          <Inline wrap={false} align="start">
            <Box grow>
              <Stack gap="xxs">
                <Heading level={3} size="m">
                  {t(`part.${part}`)}
                </Heading>
                {words[part] ? (
                  <Text typed={part === 'about' || part === 'name'}>{words[part]}</Text>
                ) : (
                  <Text tone="muted">{t(`empty.${part}`)}</Text>
                )}
              </Stack>
            </Box>
            <IconButton
              icon="edit"
              label={t('edit', { part: t(`part.${part}`) })}
              onClick={() => open(part)}
            />
          </Inline>
        </Surface>
      ))}
      {editing && <EditSheet part={editing} profile={profile} onClose={() => open(null)} />}
    </Stack>
  )
}
