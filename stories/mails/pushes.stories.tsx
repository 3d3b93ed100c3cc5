import { expect } from 'storybook/test'
import { renderPush } from '#adapters/push/render-push.ts'
import type { Push } from '#core/notifications/pushes.ts'
import preview from '#stories/.storybook/preview.tsx'
import { BOBS_LINE } from './sample-pictures.ts'
import { readerOf, samplePush } from './sent-to.ts'
import { ShownPush } from './shown-push.tsx'

type Shown = { readonly globals: Readonly<Record<string, unknown>> }
type Kind = Pick<Push, 'kind' | 'labels'> & Partial<Push>

const meta = preview.meta({ title: 'Mails/Pushes', component: ShownPush, tags: ['!autodocs'] })

type Given = { readonly push: Kind; readonly showsWords?: boolean }

const pushOf = ({ push, showsWords = false }: Given) => ({
  args: { push: samplePush(push, {}), host: '' },
  render: (_: unknown, { globals }: Shown) => (
    <ShownPush
      push={samplePush(push, globals)}
      host={new URL(readerOf(globals).site.url).hostname}
      showsWords={showsWords}
    />
  ),
  play: async ({ canvasElement, globals }: Shown & { readonly canvasElement: HTMLElement }) => {
    const { title, body, preview } = renderPush(samplePush(push, globals))
    await expect(canvasElement).toHaveTextContent(title)
    // French has no-break spaces within its quotation marks, which a page's text is compared without.
    const words = ((showsWords && preview) || body).replaceAll('\u00a0', ' ')
    await expect(canvasElement).toHaveTextContent(words)
  },
})

export const NewMessage = meta.story(
  pushOf({ push: { kind: 'new-message', labels: [], photo: 'p' } }),
)
export const NewMessageFromAFictionalProfile = meta.story(
  pushOf({ push: { kind: 'new-message', labels: ['fictional'] } }),
)
export const NewMessageFromACamProfile = meta.story(
  pushOf({ push: { kind: 'new-message', labels: ['cam'] } }),
)
export const NewGift = meta.story(pushOf({ push: { kind: 'new-gift', labels: [] } }))
export const NewPhoto = meta.story(pushOf({ push: { kind: 'new-photo', labels: [] } }))
export const NewMessageWithItsFirstWords = meta.story(
  pushOf({
    push: { kind: 'new-message', labels: [], photo: 'p', words: 'Zullen we zaterdag gaan roeien?' },
    showsWords: true,
  }),
)
export const NewLike = meta.story(
  pushOf({ push: { kind: 'new-like', labels: ['demo'], photo: 'p', line: BOBS_LINE } }),
)
export const NewLikeWithoutPreviews = meta.story(
  pushOf({ push: { kind: 'new-like', labels: [], photo: 'p' } }),
)
export const NewMatch = meta.story(
  pushOf({ push: { kind: 'new-match', labels: [], photo: 'p', line: BOBS_LINE } }),
)
