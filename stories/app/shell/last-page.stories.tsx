import { useTranslation } from 'react-i18next'
import { expect } from 'storybook/test'
import { LastBoundary } from '#app/shell/last-boundary.tsx'
import { LastPage } from '#app/shell/last-page.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { visitor } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Everywhere/Last page',
  component: LastPage,
  subcomponents: { LastBoundary },
  tags: ['!autodocs'],
  args: { title: '', again: '', home: '' },
  parameters: { layout: 'fullscreen', app: { path: '/members', situation: visitor() } },
})

/** The app's own script did not load, or it stopped before it drew anything. */
export const TheAppDoesNotStart = meta.story({
  render: function DoesNotStart() {
    const { t } = useTranslation()
    return (
      <LastPage
        title={t('start.title')}
        text={t('start.text')}
        again={t('error.again')}
        home={t('not-found.home')}
      />
    )
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: app.t('start.title') })).toBeVisible()
    // It leads to the same address, which the library takes for no link.
    await expect(await canvas.findByText(app.t('error.again'))).toHaveAttribute('href', '')
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
      <LastBoundary texts={i18n}>
        <BrokenErrorPage />
      </LastBoundary>
    )
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading')).toHaveTextContent(app.t('last.title'))
    await expect(
      await canvas.findByRole('link', { name: app.t('not-found.home') }),
    ).toHaveAttribute('href', '/')
  },
})
