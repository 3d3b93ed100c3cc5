import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { TryAgain } from '../../site/try-again.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { DeskLink } from '../desk-link.tsx'
import { type SecondLook, secondLooksQuery } from '../queries.ts'
import { UnveilSwitch } from '../unveil-switch.tsx'
import { VeiledPhoto } from '../veiled-photo.tsx'
import { fileOf, useMemberName } from './picture.ts'
import { PictureFacts } from './picture-facts.tsx'
import { TakeDownDialog } from './take-down-dialog.tsx'
import { useSecondLook } from './use-second-look.ts'

/** Photos that others see: some of those that were approved, and all that were published on trust. */
export function SecondLooksScreen() {
  const { t } = useTranslation('desk')
  const { data, error, refetch } = useQuery(secondLooksQuery)
  return (
    <Page>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={1} size="xl">
            {t('queue.second-looks')}
          </Heading>
          <Text tone="muted">{t('again.lead')}</Text>
        </Stack>
        {!data && error ? <TryAgain error={error} onAgain={() => void refetch()} /> : null}
        {!data && !error && <LooksLoading />}
        {data &&
          (data.pictures.length > 0 ? <Looks pictures={data.pictures} /> : <NothingToLookAt />)}
      </Stack>
    </Page>
  )
}

function Looks({ pictures }: { readonly pictures: readonly SecondLook[] }) {
  const { t } = useTranslation('desk')
  const explain = useExplain()
  const { mutate, isPending, error } = useSecondLook()
  const [asking, setAsking] = useState<SecondLook | null>(null)
  const nameOf = useMemberName()
  const photoOf = (picture: SecondLook) => (
    <VeiledPhoto
      src={fileOf(picture.picture)}
      alt={t('photos.alt', { name: nameOf(picture.member) })}
      missing={t('photos.missing')}
    />
  )
  return (
    <>
      <UnveilSwitch />
      {error ? <Alert tone="danger">{explain(error)}</Alert> : null}
      <Grid as="ul" gap="m" cell="fact" label={t('queue.second-looks')}>
        {pictures.map((picture) => (
          <Stack as="li" gap="xs" key={picture.picture}>
            {photoOf(picture)}
            <PictureFacts picture={picture} />
            <Text size="s" tone="muted">
              {picture.approved_by === null
                ? t('again.trusted')
                : t('again.approved', { name: picture.approved_by || t('somebody') })}
            </Text>
            {picture.own && <Text size="s">{t(`again.own.${picture.own}`)}</Text>}
            {picture.own !== 'colleague' && (
              <Inline gap="xs">
                <Button
                  size="s"
                  disabled={isPending}
                  onClick={() => mutate({ picture, refusal: null })}
                >
                  {t('again.confirm')}
                </Button>
                <Button size="s" disabled={isPending} onClick={() => setAsking(picture)}>
                  {t('tile.take-down')}
                </Button>
              </Inline>
            )}
          </Stack>
        ))}
      </Grid>
      <TakeDownDialog
        key={asking?.picture}
        name={asking ? nameOf(asking.member) : ''}
        picture={asking && photoOf(asking)}
        open={asking !== null}
        busy={isPending}
        onTakeDown={(refusal) =>
          asking && mutate({ picture: asking, refusal }, { onSettled: () => setAsking(null) })
        }
        onCancel={() => setAsking(null)}
      />
    </>
  )
}

function NothingToLookAt() {
  const { t } = useTranslation('desk')
  return (
    <EmptyState
      title={t('nothing-waits')}
      actions={
        <Button asChild>
          <DeskLink to="/desk">{t('to-overview')}</DeskLink>
        </Button>
      }
    >
      {t('photos.new-come')}
    </EmptyState>
  )
}

function LooksLoading() {
  const { t } = useTranslation()
  return (
    <Loading label={t('loading')}>
      <Grid gap="m" cell="fact">
        <Skeleton shape="portrait" />
        <Skeleton shape="portrait" />
      </Grid>
    </Loading>
  )
}
