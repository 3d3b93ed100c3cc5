import { useTranslation } from 'react-i18next'
import { Letter } from '#ui/patterns/lander/letter.tsx'
import { PHOTO_WIDTHS } from '#ui/patterns/lander/photo-widths.ts'
import { Line } from '#ui/patterns/line/line.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { MemberLanderProps } from './member-landing.tsx'
import { MemberPhoto } from './member-photo.tsx'
import { MemberWords } from './member-words.tsx'
import { WriteAction } from './write-action.tsx'

/** A member's about text as a letter, with room for an answer. */
export function MemberLetter({ profile }: MemberLanderProps) {
  const { t } = useTranslation('landers')
  const { name, about, line } = profile
  return (
    <Letter
      photo={<MemberPhoto profile={profile} shown={PHOTO_WIDTHS.letter} />}
      head={<MemberWords profile={profile} />}
      words={about || undefined}
    >
      <Stack gap="m">
        {about && (
          <Text size="s" tone="muted">
            {t('landing2.own', { name })}
          </Text>
        )}
        <Heading level={2} size="xl">
          {t(about ? 'landing2.answer' : 'landing2.silent', { name })}
        </Heading>
        {line && !about.includes(line.text) && <Line {...line} size="lead" />}
        <WriteAction profile={profile} />
      </Stack>
    </Letter>
  )
}
