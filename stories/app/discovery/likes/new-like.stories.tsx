import { expect, screen, waitFor } from 'storybook/test'
import { EncounterModal } from '#app/discovery/likes/encounter-modal.tsx'
import { LazyEncounter } from '#app/discovery/likes/lazy-encounter.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { withLikes } from '#app/mocks/scenes/like-situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const at = (id: string) => ({
  app: { path: `/likes/m/${id}`, whole: true, situation: withLikes() },
})

const meta = preview.meta({
  title: 'Likes/New like',
  component: EncounterModal,
  subcomponents: { LazyEncounter },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at(PEOPLE.stijn.id) },
  args: { onClose: () => undefined },
})

export const SomebodyLikesYou = meta.story({
  tags: ['open'],
  play: async ({ app }) => {
    const modal = await screen.findByRole('dialog', {
      name: app.t('likes:met.liked-by-title', { name: PEOPLE.stijn.name }),
    })
    await waitFor(() => expect(modal).toBeVisible())
    await expect(await screen.findByText(app.t('kind.demo-long'))).toBeVisible()
    const write = app.t('likes:write', { name: PEOPLE.stijn.name })
    await expect(
      await screen.findByRole('button', { name: `${write} · ${app.t('credits', { count: 1 })}` }),
    ).toBeVisible()
  },
})

export const WhomYouLike = meta.story({
  tags: ['open'],
  parameters: at(PEOPLE.isaac.id),
  play: async ({ app }) => {
    const modal = await screen.findByRole('dialog', {
      name: app.t('likes:met.liked-title', { name: PEOPLE.isaac.name }),
    })
    await waitFor(() => expect(modal).toBeVisible())
  },
})
