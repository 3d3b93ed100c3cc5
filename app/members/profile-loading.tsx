import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/layout/stack.tsx'
import { ProfileFrame } from '#ui/profile-frame/profile-frame.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'

/** The room a profile will take. */
export function ProfileLoading() {
  const { t } = useTranslation()
  return (
    <Loading label={t('loading')}>
      <ProfileFrame picture={<Skeleton shape="portrait" />} head={<Skeleton shape="short-line" />}>
        <Stack gap="s">
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short-line" />
        </Stack>
      </ProfileFrame>
    </Loading>
  )
}
