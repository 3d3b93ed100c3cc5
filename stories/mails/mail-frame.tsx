import type { SyntheticEvent } from 'react'
import { render } from '#adapters/mail/render.ts'
import { asPage } from '#adapters/mail/rendered.ts'
import type { Letter } from '#core/notifications/letters.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type MailFrameProps = { readonly letter: Letter; readonly mode: 'light' | 'dark' }

/** A phone, and the reading pane of a desktop. */
export const MAIL_WIDTHS = [360, 680] as const

/** A frame has no colour mode of its own: the toolbar's is written into its style. */
const inMode = (page: string, mode: 'light' | 'dark'): string =>
  page
    .replace(
      '@media (prefers-color-scheme: dark)',
      mode === 'dark' ? '@media all' : '@media not all',
    )
    .replace('color-scheme: light dark', `color-scheme: ${mode}`)

const grow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
  const height = currentTarget.contentDocument?.documentElement.scrollHeight ?? 0
  currentTarget.style.blockSize = `${height}px`
}

/** A mail as it is sent, on a phone and on a desktop, and its plain text. */
export function MailFrame({ letter, mode }: MailFrameProps) {
  const { subject, html, text } = asPage(render(letter))
  return (
    <Stack gap="l">
      <Text weight="semibold">{subject}</Text>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        {MAIL_WIDTHS.map((width) => (
          <iframe
            key={`${width} ${mode} ${letter.language} ${letter.site.name}`}
            title={`${subject} (${width})`}
            srcDoc={inMode(html, mode)}
            onLoad={grow}
            style={{ inlineSize: width, maxInlineSize: '100%', border: 0, borderRadius: 14 }}
          />
        ))}
      </div>
      <Text as="div" size="s" tone="muted">
        <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</div>
      </Text>
    </Stack>
  )
}
