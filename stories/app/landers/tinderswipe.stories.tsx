import { expect } from 'storybook/test'
import { WarmUp } from '#app/landers/warm-up.tsx'
import { atSite } from '#app/mocks/scenes/situation.ts'
import { visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/Swipe (tinderswipe)',
  component: WarmUp,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/tinderswipe') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'tinderswipe')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('landers:tinderswipe.whom') }),
    ).toBeVisible()
  },
})

export const ThreeAnswersLater = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const answer = async (asked: 'whom' | 'age' | 'near', said: 'woman' | 'yes' | 'any') => {
      await canvas.findByRole('heading', { name: app.t(`landers:tinderswipe.${asked}`) })
      await userEvent.click(
        await canvas.findByRole('button', { name: app.t(`landers:tinderswipe.${said}`) }),
      )
    }
    await answer('whom', 'woman')
    await answer('age', 'any')
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('landers:tinderswipe.undo') }),
    )
    await answer('age', 'yes')
    await answer('near', 'yes')
    await expect(
      await canvas.findByRole('heading', { name: app.t('landers:tinderswipe.end') }),
    ).toBeVisible()
    await oneAction({ app, canvas }, 'tinderswipe')
  },
})

/** Where men write to each other it is not asked whom one looks for. */
export const ForMen = meta.story({
  name: 'For men (gay)',
  parameters: {
    app: {
      path: '/landers/tinderswipe',
      whole: true,
      situation: atSite({ brand: 'gay' }, visitor()),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('landers:tinderswipe.age') }),
    ).toBeVisible()
  },
})
