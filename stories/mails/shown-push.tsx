import { renderPush } from '#adapters/push/render-push.ts'
import type { Push } from '#core/notifications/pushes.ts'
import { FACES } from '#stories/shared/faces.ts'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type ShownPushProps = {
  readonly push: Push
  readonly host: string
  /** Whether the member allowed first words in this browser. */
  readonly showsWords?: boolean
}

/** A push as a phone shows it: the sender's face or the app's icon, origin, title and body. */
export function ShownPush({ push, host, showsWords = false }: ShownPushProps) {
  const { title, body, preview, icon, language } = renderPush(push)
  return (
    <div style={{ maxInlineSize: 360 }} lang={language}>
      <Surface as="article">
        <Inline gap="s" align="start" wrap={false}>
          <img
            src={icon ? FACES.tomSmall : '/icons/icon-192.png'}
            alt=""
            width={40}
            height={40}
            style={{ borderRadius: icon ? '50%' : 0 }}
          />
          <Stack gap="xxs">
            <Text size="s" tone="muted">
              {host}
            </Text>
            <Text weight="semibold">{title}</Text>
            <Text size="s">{showsWords && preview ? preview : body}</Text>
          </Stack>
        </Inline>
      </Surface>
    </div>
  )
}
