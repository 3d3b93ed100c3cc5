import { useTranslation } from 'react-i18next'
import { expect } from 'storybook/test'
import { visitor } from '#app/mocks/scenes/situations.ts'
import { FatalErrorPage } from '#app/shell/fatal-error-page.tsx'
import { RootErrorBoundary } from '#app/shell/root-error-boundary.tsx'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Everywhere/Last page',
  component: FatalErrorPage,
  subcomponents: { RootErrorBoundary },
  tags: ['!autodocs'],
  args: { title: '', again: '', home: '' },
  parameters: { layout: 'fullscreen', app: { path: '/members', situation: visitor() } },
})

/** The app's script did not load, or failed before rendering. */
export const TheAppDoesNotStart = meta.story({
  render: function DoesNotStart() {
    const { t } = useTranslation()
    return (
      <FatalErrorPage
        title={t('start.title')}
        text={t('start.text')}
        again={t('error.again')}
        home={t('not-found.home')}
      />
    )
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: app.t('start.title') })).toBeVisible()
    // It leads to the same URL, which the library does not count as a link.
    await expect(await canvas.findByText(app.t('error.again'))).toHaveAttribute('href', '')
  },
})

/** Reloading the page would change nothing. */
export const TheAddressIsTooLong = meta.story({
  render: function TooLong() {
    const { t } = useTranslation()
    return (
      <FatalErrorPage
        title={t('too-long.title')}
        text={t('too-long.text')}
        home={t('not-found.home')}
      />
    )
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('too-long.title') }),
    ).toBeVisible()
    await expect(canvas.queryByText(app.t('error.again'))).toBeNull()
  },
})

function BrokenErrorPage(): never {
  throw new Error('the error page itself is broken')
}

/** Spec §8: showing the error page failed. */
export const TheErrorPageFails = meta.story({
  render: function Fails() {
    const { i18n } = useTranslation()
    return (
      <RootErrorBoundary texts={i18n}>
        <BrokenErrorPage />
      </RootErrorBoundary>
    )
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading')).toHaveTextContent(app.t('last.title'))
    await expect(
      await canvas.findByRole('link', { name: app.t('not-found.home') }),
    ).toHaveAttribute('href', '/')
  },
})
