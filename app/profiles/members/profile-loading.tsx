import { ProfileFrame } from '#ui/patterns/profile-frame/profile-frame.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { PartLoading } from '../../site/part-loading.tsx'

/** Skeleton of a profile. */
export function ProfileLoading() {
  return (
    <PartLoading>
      <ProfileFrame picture={<Skeleton shape="portrait" />} head={<Skeleton shape="short-line" />}>
        <Stack gap="s">
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short-line" />
        </Stack>
      </ProfileFrame>
    </PartLoading>
  )
}
