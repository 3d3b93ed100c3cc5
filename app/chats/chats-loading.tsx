import { Box } from '#ui/primitives/layout/box.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { PartLoading } from '../site/part-loading.tsx'

const PLACES = ['first', 'second', 'third', 'fourth'] as const

/** Skeleton of conversations. */
export function ChatsLoading({ label }: { readonly label: string }) {
  return (
    <PartLoading label={label}>
      {PLACES.map((place) => (
        <Box key={place} inline="m" block="s">
          <Inline wrap={false}>
            <Skeleton shape="avatar" />
            <Stack gap="xs" grow>
              <Skeleton shape="short-line" />
              <Skeleton />
            </Stack>
          </Inline>
        </Box>
      ))}
    </PartLoading>
  )
}
