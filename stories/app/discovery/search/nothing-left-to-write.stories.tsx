import { expect } from 'storybook/test'
import { ProfileActions } from '#app/discovery/profile/profile-actions.tsx'
import { ProfileScreen } from '#app/discovery/profile/profile-screen.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { withChats } from '#app/mocks/scenes/talk.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Profile/Free allowance',
  component: ProfileScreen,
  subcomponents: { ProfileActions },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: {
      path: `/members/${PEOPLE.manyPhotos.id}`,
      whole: true,
      situation: withChats(freeMember()),
    },
  },
  args: { id: PEOPLE.manyPhotos.id },
})

/** With no conversation left to begin, what one can do now comes first: answer, and like. */
export const NoneLeft = meta.story({
  play: async ({ app, canvas }) => {
    const possible = app.t('allowance.answer', { name: PEOPLE.manyPhotos.name })
    await expect(await canvas.findByText(possible)).toBeVisible()
    const premium = await canvas.findByRole('link', { name: app.t('allowance.action') })
    await expect(premium).toHaveAttribute('href', '/premium')
    await expect(
      await canvas.findByText(app.t('allowance.conversations-none', { count: 2 })),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('button', {
        name: app.t('likes:like', { name: PEOPLE.manyPhotos.name }),
      }),
    ).toBeVisible()
    const field = app.t('members:line.answer-field', { name: PEOPLE.manyPhotos.name })
    const begins = (name: string) => name.startsWith(field)
    for (const name of [begins, app.t('members:profile.answer')]) {
      await expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument()
    }
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
