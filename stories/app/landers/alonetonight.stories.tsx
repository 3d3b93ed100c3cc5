import { expect, screen, within } from 'storybook/test'
import { AloneTonight } from '#app/landers/alone-tonight.tsx'
import { LanderWords } from '#app/landers/lander-words.tsx'
import { SignUpAction } from '#app/landers/sign-up-action.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { expectTheme, lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/Alone tonight (alonetonight)',
  component: AloneTonight,
  subcomponents: { LanderWords, SignUpAction },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/alonetonight') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'alonetonight')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'alonetonight')
  },
})

export const ForWomen = meta.story({
  name: 'For women (she)',
  parameters: lander('/landers/alonetonight/she-autumn'),
  play: async ({ app, canvas }) => {
    await expectTheme({ app, canvas }, 'she')
    await oneAction({ app, canvas }, 'alonetonight')
  },
})

export const ForMen = meta.story({
  name: 'For men (gay)',
  parameters: lander('/landers/alonetonight/gay-autumn'),
  play: async ({ app, canvas }) => {
    await expectTheme({ app, canvas }, 'gay')
    await oneAction({ app, canvas }, 'alonetonight')
  },
})

export const ASlugNobodyKnows = meta.story({
  parameters: lander('/landers/alonetonight/no-such-niche'),
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'alonetonight')
    await expect(document.documentElement.dataset.brand).toBe('default')
  },
})

export const OpensTheSignup = meta.story({
  play: async ({ canvas, userEvent, app }) => {
    const line = 'Ask me about the night train.'
    await userEvent.type(await canvas.findByLabelText(app.t('landers:alonetonight.line')), line)
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('landers:alonetonight.action') }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await expect(
      await dialog.findByRole('heading', { name: app.t('signup:photo.title') }),
    ).toBeVisible()
    await expect(dialog.getByText(line)).toBeVisible()
    await expect(app.path()).toBe('/landers/alonetonight')
  },
})

/** What the signup refuses is kept, and said where it is asked. */
export const WithContactData = meta.story({
  tags: ['open'],
  play: async ({ canvas, userEvent, app }) => {
    const line = 'Mail me: robin@example.com'
    await userEvent.type(await canvas.findByLabelText(app.t('landers:alonetonight.line')), line)
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('landers:alonetonight.action') }),
    )
    const field = await screen.findByLabelText(app.t('profile:part.line'))
    await expect(field).toHaveValue(line)
    await expect(field).toBeInvalid()
  },
})
