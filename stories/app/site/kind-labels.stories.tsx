import { expect } from 'storybook/test'
import { KindLabels, KindLine } from '#app/site/kind-labels.tsx'
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
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('kind.fictional'))).toBeVisible()
  },
})

export const CamAndDemoInFull = meta.story({
  args: { profile: { kind: 'cam', demo: true }, long: true },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.pattern('kind.cam-long'))).toBeVisible()
    await expect(await canvas.findByText(app.pattern('kind.demo-long'))).toBeVisible()
  },
})

export const APersonNeedsNone = meta.story({
  tags: ['!dev'],
  args: { profile: { kind: 'person', demo: false } },
  play: async ({ app, canvas }) => {
    await expect(canvas.queryByText(app.t('kind.fictional'))).not.toBeInTheDocument()
  },
})

export const OnALineOfItsOwn = meta.story({
  args: { profile: { kind: 'cam', demo: true } },
  render: ({ profile }) => <KindLine profile={profile} />,
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.pattern('kind.cam-long'))).toBeVisible()
    await expect(await canvas.findByText(app.pattern('kind.demo-long'))).toBeVisible()
  },
})

export const NoLineForAPerson = meta.story({
  tags: ['!dev'],
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
