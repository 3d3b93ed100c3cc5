import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#ui/patterns/facts/facts.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { ownName } from '../../accounts/account/own-name.ts'
import { useFormat } from '../../shared/use-format.ts'
import { Part } from '../cases/evidence.tsx'
import type { MemberRecord } from '../cases/queries.ts'
import { ProfilePhotos } from '../photos/profile-photos.tsx'
import { OwnWords } from './own-words.tsx'

export type MemberFactsProps = { readonly member: MemberRecord }

/** A member's account: state, site, country, language. */
export function MemberFacts({ member }: MemberFactsProps) {
  const { t } = useTranslation('desk-cases')
  const format = useFormat()
  const { status, kind, profile, site, country, language, since, email } = member
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('member.facts')}
        </Heading>
        <Facts>
          <Fact name={t('column.state')}>
            {status === 'banned' || status === 'erased' ? (
              <Text as="span" tone="danger" weight="medium">
                {t(`status.${status}`)}
              </Text>
            ) : (
              t(`status.${status}`)
            )}
          </Fact>
          {kind && (
            <Fact name={t('column.kind')}>
              {[t(`kind.${kind}`), ...(profile?.demo ? [t('kind.demo')] : [])].join(' · ')}
            </Fact>
          )}
          <Fact name={t('column.since')}>{format.moment(since)}</Fact>
          <Fact name={t('column.site')}>{site}</Fact>
          <Fact name={t('member.country')}>{format.country(country)}</Fact>
          <Fact name={t('member.language')}>{ownName(language)}</Fact>
          {status !== 'erased' && <Fact name={t('member.email')}>{email}</Fact>}
          <Fact name={t('member.premium')}>
            {member.premium_since ? format.date(member.premium_since) : t('member.not-premium')}
          </Fact>
          {member.deleted_at && (
            <Fact name={t('member.deleted')}>{format.moment(member.deleted_at)}</Fact>
          )}
          <Fact name={t('member.id')}>{member.id}</Fact>
        </Facts>
      </Stack>
    </Surface>
  )
}

/** A member's profile as it is now, with photos in any state. */
export function MemberProfile({ member }: MemberFactsProps) {
  const { t } = useTranslation('desk-cases')
  const format = useFormat()
  const { profile, photos, id, name } = member
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('member.profile')}
        </Heading>
        {!profile && <Text tone="muted">{t('member.no-profile')}</Text>}
        {profile && (
          <>
            <Facts>
              <Fact name={t('member.born')}>{format.date(profile.birth_date)}</Fact>
              <Fact name={t('member.place')}>
                {[profile.town, profile.region].filter(Boolean).join(', ')}
              </Fact>
              <Fact name={t('member.active')}>{format.moment(profile.last_active_at)}</Fact>
            </Facts>
            <OwnWords {...profile} />
          </>
        )}
        <Part title={t('member.photos')}>
          <ProfilePhotos member={id} name={name ?? t('erased')} photos={photos} />
        </Part>
      </Stack>
    </Surface>
  )
}
