import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Tag } from '#ui/primitives/tag/tag.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { AnswerProfile } from '../../chats/composer/answer-profile.tsx'
import { useFieldTexts } from '../../locales/use-field-texts.ts'
import { BlockMember } from '../../profiles/members/block-member.tsx'
import { useFactSentences } from '../../profiles/members/fact-sentences.ts'
import { type Profile, profileQuery } from '../../profiles/members/queries.ts'
import { ReportMember } from '../../profiles/members/report-member.tsx'
import type { Around } from '../../profiles/own/parts.ts'

export type ProfileFactsProps = {
  readonly profile: Profile
  /** Stands above all of it. */
  readonly first?: ReactNode
  /** Not on the own profile. */
  readonly onReport?: (() => void) | undefined
  /** On the own profile, what changes a part. */
  readonly around?: Around | undefined
}

/** A profile's content: about text, details, interests. */
export function ProfileFacts({ profile, first, onReport, around }: ProfileFactsProps) {
  const { t } = useTranslation('members')
  const { name, about, interests } = profile
  const { data: user } = useQuery(userQuery)
  const { whom, details: facts } = useFactSentences(profile)
  const details = t('profile.details')
  const hasDetails = Object.values(profile.details).some(Boolean)
  const stand = around ?? ((_, shown) => shown)
  // The line stands above.
  const line = around ? '' : (profile.line?.text ?? '')
  const rest = about.startsWith(line) ? about.slice(line.length).trim() : about
  return (
    <Stack gap="xl">
      {first}
      {stand(
        'about',
        rest || !(around || about) ? (
          <Part title={t('profile.about', { name })}>
            {rest ? (
              <About profile={profile} about={rest} />
            ) : (
              <Text tone="muted">{t('profile.about-empty', { name })}</Text>
            )}
          </Part>
        ) : null,
      )}
      {around ? (
        <>
          {around('sexuality', whom && <Whom>{whom}</Whom>)}
          {around('details', hasDetails && <Facts title={details}>{facts}</Facts>)}
        </>
      ) : (
        <Facts title={details}>{`${whom} ${facts}`.trim()}</Facts>
      )}
      {stand(
        'interests',
        interests.length > 0 ? <Interests profile={profile} compared={!around} /> : null,
      )}
      {user && onReport && (
        <Inline>
          <ReportMember name={name} onReport={onReport} />
          <BlockMember id={profile.id} name={name} />
        </Inline>
      )}
    </Stack>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap="xs" label={title}>
      <Heading level={2} size="m">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/** The sentence on whom one seeks, a part of its own on the own profile. */
function Whom({ children }: { readonly children: string }) {
  const { t } = useTranslation('profile')
  return <Facts title={t('part.sexuality')}>{children}</Facts>
}

/** What is known of somebody, in sentences. */
function Facts({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <Part title={title}>
      <Text>{children}</Text>
    </Part>
  )
}

/** Common interests are highlighted: the easiest topic to start with. */
function Interests({
  profile,
  compared,
}: Pick<ProfileFactsProps, 'profile'> & { readonly compared: boolean }) {
  const { t } = useTranslation('members')
  const texts = useFieldTexts()
  const { data: user } = useQuery(userQuery)
  const { data: mine } = useQuery({ ...profileQuery(user?.id ?? ''), enabled: Boolean(user) })
  const shared = new Set(compared ? mine?.interests : [])
  return (
    <Part title={t('profile.interests')}>
      <Inline as="ul" gap="xs">
        {profile.interests.map((interest) => (
          <li key={interest}>
            <Tag shared={shared.has(interest) ? t('profile.interest-shared') : undefined}>
              {texts.interest(interest)}
            </Tag>
          </li>
        ))}
      </Inline>
    </Part>
  )
}

/** The about text; each line can be quoted. */
function About({
  profile,
  about,
}: Pick<ProfileFactsProps, 'profile'> & { readonly about: string }) {
  const lines = [...new Set(about.split('\n').map((line) => line.trim()))].filter(Boolean)
  return (
    <Stack gap="s">
      {lines.map((line) => (
        <Stack key={line} gap="none">
          <Text typed>{line}</Text>
          <Inline>
            <AnswerProfile profile={profile} about={{ line }} />
          </Inline>
        </Stack>
      ))}
    </Stack>
  )
}
