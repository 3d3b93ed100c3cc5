import { expect, waitFor, within } from 'storybook/test'
import type { Letter, LetterFacts, LetterKind } from '#core/notifications/letters.ts'
import { MAIL_WIDTHS, MailFrame } from './mail-frame.tsx'
import { OWN_ICON } from './sample-pictures.ts'
import { sampleMail } from './sent-to.ts'

type Shown = { readonly globals: Readonly<Record<string, unknown>> }

/** A letter of a site with an icon of its own. */
export const withOwnIcon = (letter: Letter): Letter => ({
  ...letter,
  site: { ...letter.site, name: 'Ember', icon: 'icon-ember', mark: OWN_ICON },
})

/** A story of a kind of mail: complete at each width, with headline, button and reason. */
export const mailOf = <K extends LetterKind>(kind: K, facts: Partial<LetterFacts[K]> = {}) => ({
  args: { letter: sampleMail(kind, facts, {}), mode: 'light' as const },
  render: (_: unknown, { globals }: Shown) => (
    <MailFrame
      letter={sampleMail(kind, facts, globals)}
      mode={globals.mode === 'dark' ? 'dark' : 'light'}
    />
  ),
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const frames = [...canvasElement.querySelectorAll('iframe')]
    await expect(frames).toHaveLength(MAIL_WIDTHS.length)
    for (const frame of frames) await readWhole(frame)
  },
})

async function readWhole(frame: HTMLIFrameElement) {
  const page = await waitFor(() => {
    const body = frame.contentDocument?.body
    if (!body?.querySelector('h1')) throw new Error('the mail is not there yet')
    return body
  })
  await expect(within(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.querySelector('a.button')).toBeVisible()
  await expect(page.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  const { frameElement } = frame.contentWindow ?? {}
  await waitFor(() => expect(frameElement?.clientHeight).toBeGreaterThan(300))
}
