import { expect, waitFor, within } from 'storybook/test'
import { LanguageScreen } from '#app/accounts/account/language-screen.tsx'
import { ownName } from '#app/accounts/account/own-name.ts'
import { freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'

const meta = preview.meta({
  title: 'Pages/Language',
  component: LanguageScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/lang-config', situation: visitor() } },
})

export const Visitor = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      app.t('pages:language.title'),
    )
    await expect(
      await canvas.findByRole('combobox', { name: app.t('pages:language.country') }),
    ).toBeVisible()
    // Spec §9 offers the country's own languages before all eleven.
    const everywhere = await canvas.findByRole('region', { name: app.t('pages:language.all') })
    await expect(everywhere.querySelectorAll('a')).toHaveLength(11)
  },
})

export const Chosen = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const everywhere = await canvas.findByRole('region', { name: app.t('pages:language.all') })
    const danish = [...everywhere.querySelectorAll('a')].find(
      (link) => link.textContent === ownName('da'),
    )
    await userEvent.click(danish ?? everywhere)
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'da'))
  },
})

export const OtherCountry = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const countries = await canvas.findByRole('combobox', { name: app.t('pages:language.country') })
    // The countries come with the site's settings.
    await within(countries).findByRole('option', { name: app.format.country('CH') })
    await userEvent.selectOptions(countries, 'CH')
    await expect(await canvas.findByText(app.pattern('pages:language.now'))).toBeVisible()
    const links = await canvas.findAllByRole('link', { name: ownName('it') })
    await expect(links).toHaveLength(2)
    // The site is Dutch, and Switzerland is not.
    const country = app.format.country('CH')
    const there = app.t('pages:language.here', { country })
    const swiss = within(await canvas.findByRole('region', { name: there }))
    await expect(swiss.queryByRole('link', { name: ownName('nl') })).not.toBeInTheDocument()
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: {
    app: {
      path: '/lang-config',
      situation: freeMember(),
      network: failing({ code: 'busy' }, '/api/user.php'),
    },
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
