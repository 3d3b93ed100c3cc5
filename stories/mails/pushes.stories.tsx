import { expect } from 'storybook/test'
import { renderPush } from '#adapters/push/render-push.ts'
import type { Push } from '#core/notifications/pushes.ts'
import preview from '#stories/.storybook/preview.tsx'
import { readerOf, samplePush } from './sent-to.ts'
import { ShownPush } from './shown-push.tsx'

type Shown = { readonly globals: Readonly<Record<string, unknown>> }
type Kind = Pick<Push, 'kind' | 'labels'>

const meta = preview.meta({ title: 'Mails/Pushes', component: ShownPush, tags: ['!autodocs'] })

const pushOf = ({ push }: { readonly push: Kind }) => ({
  args: { push: samplePush(push, {}), host: '' },
  render: (_: unknown, { globals }: Shown) => (
    <ShownPush
      push={samplePush(push, globals)}
      host={new URL(readerOf(globals).site.url).hostname}
    />
  ),
  play: async ({ canvasElement, globals }: Shown & { readonly canvasElement: HTMLElement }) => {
    const { title, body } = renderPush(samplePush(push, globals))
    await expect(canvasElement).toHaveTextContent(title)
    await expect(canvasElement).toHaveTextContent(body)
  },
})

export const NewMessage = meta.story(pushOf({ push: { kind: 'new-message', labels: [] } }))
export const NewMessageFromAFictionalProfile = meta.story(
  pushOf({ push: { kind: 'new-message', labels: ['fictional'] } }),
)
export const NewMessageFromACamProfile = meta.story(
  pushOf({ push: { kind: 'new-message', labels: ['cam'] } }),
)
export const NewGift = meta.story(pushOf({ push: { kind: 'new-gift', labels: [] } }))
export const NewPhoto = meta.story(pushOf({ push: { kind: 'new-photo', labels: [] } }))
export const NewLike = meta.story(pushOf({ push: { kind: 'new-like', labels: ['demo'] } }))
export const NewMatch = meta.story(pushOf({ push: { kind: 'new-match', labels: [] } }))
