import { renderPush } from '#adapters/push/render-push.ts'
import type { Push } from '#core/notifications/pushes.ts'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type ShownPushProps = { readonly push: Push; readonly host: string }

/** A push as a phone shows it: app icon, origin, title and body. */
export function ShownPush({ push, host }: ShownPushProps) {
  const { title, body, language } = renderPush(push)
  return (
    <div style={{ maxInlineSize: 360 }} lang={language}>
      <Surface as="article">
        <Inline gap="s" align="start" wrap={false}>
          <img src="/icons/icon-192.png" alt="" width={40} height={40} />
          <Stack gap="xxs">
            <Text size="s" tone="muted">
              {host}
            </Text>
            <Text weight="semibold">{title}</Text>
            <Text size="s">{body}</Text>
          </Stack>
        </Inline>
      </Surface>
    </div>
  )
}
