import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

/** A few plain tiles, to show how a layout places its children. */
export function Tiles({ count = 3 }: { readonly count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are their numbers
    <Surface key={index} tone="trust" inset="m">
      <Text weight="semibold">{index + 1}</Text>
    </Surface>
  ))
}
