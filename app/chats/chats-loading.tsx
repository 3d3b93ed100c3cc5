import { Box } from '#ui/layout/box.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'

const PLACES = ['first', 'second', 'third', 'fourth'] as const

/** The room conversations will take. */
export function ChatsLoading({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      {PLACES.map((place) => (
        <Box key={place} inline="s" block="s">
          <Inline wrap={false}>
            <Skeleton shape="avatar" />
            <Stack gap="xs" grow>
              <Skeleton shape="short-line" />
              <Skeleton />
            </Stack>
          </Inline>
        </Box>
      ))}
    </Loading>
  )
}
