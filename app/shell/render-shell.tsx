import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { RenderedShell, ShellRequest } from '#api/pages/rendering.ts'
import { LastPage } from './last-page.tsx'
import { ShellPage } from './shell-page.tsx'
import type { SkeletonName } from './skeletons.ts'

/** The parts of a shell, in words of its language. */
export function renderShell(
  texts: i18n,
  skeleton: SkeletonName,
  { site, visitor }: Pick<ShellRequest, 'site' | 'visitor'>,
): Pick<RenderedShell, 'body' | 'lastPage' | 'noScript'> {
  const { t } = texts
  const html = (page: ReactNode) =>
    renderToStaticMarkup(<I18nextProvider i18n={texts}>{page}</I18nextProvider>)
  return {
    body: html(<ShellPage site={site} skeleton={skeleton} visitor={visitor} />),
    lastPage: html(
      <LastPage
        title={t('start.title')}
        text={t('start.text')}
        again={t('error.again')}
        home={t('not-found.home')}
      />,
    ),
    noScript: `${t('no-script.title')}. ${t('no-script.text')}`,
  }
}
