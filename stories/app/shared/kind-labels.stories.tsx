import { expect } from 'storybook/test'
import { KindLabels, KindLine } from '#app/shared/kind-labels.tsx'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Everywhere/Kind labels',
  component: KindLabels,
  subcomponents: { KindLine },
  tags: ['!autodocs'],
  parameters: { app: { path: '/members' } },
  args: { profile: { kind: 'fictional' as const, demo: false } },
})

export const Fictional = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fictional profile')).toBeVisible()
  },
})

export const CamAndDemoInFull = meta.story({
  args: { profile: { kind: 'cam', demo: true }, long: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Cam profile:/)).toBeVisible()
    await expect(await canvas.findByText(/^Demo member:/)).toBeVisible()
  },
})

export const APersonNeedsNone = meta.story({
  args: { profile: { kind: 'person', demo: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/profile/)).not.toBeInTheDocument()
  },
})

export const OnALineOfItsOwn = meta.story({
  args: { profile: { kind: 'cam', demo: true } },
  render: ({ profile }) => <KindLine profile={profile} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Cam profile:/)).toBeVisible()
    await expect(await canvas.findByText(/^Demo member:/)).toBeVisible()
  },
})

export const NoLineForAPerson = meta.story({
  args: { profile: { kind: 'person', demo: false } },
  render: ({ profile }) => (
    <section aria-label="Beside a name">
      <KindLine profile={profile} />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region')).toBeEmptyDOMElement()
  },
})
