import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MemberCard, MemberCardSkeleton } from '#ui/patterns/member-card/member-card.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Loading } from '#ui/primitives/skeleton/skeleton.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { KindLabels } from '../site/kind-labels.tsx'
import { settingsQuery } from '../site/queries.ts'
import { usePicture } from '../site/use-picture.ts'
import { facesQuery } from './faces-query.ts'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Members visible to visitors; nothing where search needs a login. */
export function Faces() {
  const { t } = useTranslation('home')
  const picture = usePicture()
  const { data: settings } = useQuery(settingsQuery)
  const { data: faces, isPending } = useQuery(facesQuery(settings?.geoip_country ?? ''))
  if (isPending) {
    return (
      <Loading label={t('faces.loading')}>
        <Grid>
          {PLACES.map((place) => (
            <MemberCardSkeleton key={place} />
          ))}
        </Grid>
      </Loading>
    )
  }
  if (!faces || faces.length === 0) return null
  return (
    <Stack as="section" gap="l" labelledBy="faces">
      <Stack gap="xs">
        <Heading id="faces" size="xl">
          {t('faces.title')}
        </Heading>
        {faces.some(({ demo }) => demo) && (
          <Text tone="muted">
            {t(faces.every(({ demo }) => demo) ? 'faces.demo' : 'faces.partly-demo')}
          </Text>
        )}
      </Stack>
      <Grid as="ul" gap="m" lead>
        {faces.map((face, at) => {
          const { id, name, age, region } = face
          const lead = at === 0
          const { src, blur } = picture(face.main_image, lead ? 'filename' : 'match')
          return (
            <li key={id}>
              <MemberCard
                level={3}
                name={name}
                age={age}
                place={region}
                to={<Link to="/members/$id" params={{ id }} />}
                photo={src}
                blur={blur}
                face={face.main_image?.focus}
                lead={lead}
                missing={t('faces.no-photo')}
                line={face.line ?? undefined}
                kind={<KindLabels profile={face} />}
              />
            </li>
          )
        })}
      </Grid>
      <Inline>
        <Button asChild>
          <Link to="/members">{t('faces.more')}</Link>
        </Button>
      </Inline>
    </Stack>
  )
}
