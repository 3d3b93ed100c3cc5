import { useTranslation } from 'react-i18next'
import { SIGNUP_MATCHES } from '#core/discovery/search.ts'
import { LateLine } from '#ui/primitives/docked/docked.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Spinner } from '#ui/primitives/spinner/spinner.tsx'
import { SplitView } from '#ui/primitives/split-view/split-view.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { ChatsLoading } from '../chats/chats-loading.tsx'
import { FacesLoading } from '../profiles/members/faces-loading.tsx'
import { ProfileLoading } from '../profiles/members/profile-loading.tsx'
import { PartLoading } from '../site/part-loading.tsx'
import type { SkeletonName } from './skeletons.ts'

export type ShellContentProps = { readonly skeleton: SkeletonName }

/** Skeleton of a page. */
export function ShellContent({ skeleton }: ShellContentProps) {
  const { t } = useTranslation()
  switch (skeleton) {
    case 'faces':
      return (
        <Page>
          <Stack gap="m">
            <Skeleton shape="heading" />
            <FacesLoading />
          </Stack>
        </Page>
      )
    case 'matches':
      return (
        <Page>
          <Stack gap="l">
            <Stack gap="xs">
              <Skeleton shape="heading" />
              <Skeleton shape="short-line" />
            </Stack>
            <FacesLoading count={SIGNUP_MATCHES.most} noted footed />
          </Stack>
        </Page>
      )
    case 'profile':
      return (
        <Page>
          <ProfileLoading />
        </Page>
      )
    case 'chats':
    case 'chat':
      return (
        <SplitView
          label={t('nav.chats')}
          shows={skeleton === 'chats' ? 'list' : 'detail'}
          list={
            <Stack gap="s">
              <Box inline="s" block="s">
                <Heading level={2} size="xl">
                  {t('nav.chats')}
                </Heading>
              </Box>
              <ChatsLoading label={t('loading')} />
            </Stack>
          }
        >
          {skeleton === 'chat' && (
            <Box inline="m" block="l">
              <Spinner label={t('loading')} />
              <LateLine again={t('error.again')}>{t('loading-late')}</LateLine>
            </Box>
          )}
        </SplitView>
      )
    case 'lines':
      return (
        <Page width="reading">
          <Lines label={t('loading')} />
        </Page>
      )
    case 'nothing':
      return (
        <Page width="narrow">
          <Lines label={t('loading')} />
        </Page>
      )
  }
}

function Lines({ label }: { readonly label: string }) {
  return (
    <PartLoading label={label}>
      <Stack gap="m">
        <Skeleton shape="short-line" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short-line" />
      </Stack>
    </PartLoading>
  )
}
