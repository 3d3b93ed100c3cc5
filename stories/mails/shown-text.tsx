import { renderText } from '#adapters/texts/render-text.ts'
import type { TextMessage } from '#core/notifications/texts.ts'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type ShownTextProps = { readonly message: TextMessage }

/** A text message as a phone shows it. */
export function ShownText({ message }: ShownTextProps) {
  return (
    <div style={{ maxInlineSize: 320 }} lang={message.language}>
      <Surface tone="sunken" as="article">
        <Text>{renderText(message)}</Text>
      </Surface>
    </div>
  )
}
