import { expect } from 'storybook/test'
import { LazyOverlay } from '#app/site/lazy-overlay.tsx'
import preview from '#stories/.storybook/preview.tsx'

/** Like a chunk that failed to load. */
function Missing(): never {
  throw new TypeError('Failed to fetch dynamically imported module')
}

const meta = preview.meta({
  title: 'Everywhere/Opened part',
  component: LazyOverlay,
  tags: ['!autodocs'],
  parameters: { app: { path: '/members' } },
  args: { children: <Missing /> },
  render: (args) => (
    <>
      <p>42</p>
      <LazyOverlay {...args} />
    </>
  ),
})

export const ItsFileDoesNotCome = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: app.t('error.again') })).toBeVisible()
    await expect(canvas.getByText('42')).toBeVisible()
  },
})

export const NobodyAskedForIt = meta.story({
  args: { silent: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('42')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
