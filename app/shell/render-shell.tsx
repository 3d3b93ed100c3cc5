import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { PlainPage, PlainPageName, RenderedShell, ShellRequest } from '#api/pages/rendering.ts'
import { FatalErrorPage } from './fatal-error-page.tsx'
import { ShellPage } from './shell-page.tsx'
import type { SkeletonName } from './skeletons.ts'

const htmlOf = (texts: i18n, page: ReactNode) =>
  renderToStaticMarkup(<I18nextProvider i18n={texts}>{page}</I18nextProvider>)

/** Parts of a shell, in its language. */
export function renderShell(
  texts: i18n,
  skeleton: SkeletonName,
  { site, logos, visitor }: Pick<ShellRequest, 'site' | 'logos' | 'visitor'>,
): Pick<RenderedShell, 'body' | 'lastPage' | 'noScript'> {
  const { t } = texts
  return {
    body: htmlOf(
      texts,
      <ShellPage site={site} logos={logos} skeleton={skeleton} visitor={visitor} />,
    ),
    lastPage: htmlOf(
      texts,
      <FatalErrorPage
        title={t('start.title')}
        text={t('start.text')}
        again={t('error.again')}
        home={t('not-found.home')}
      />,
    ),
    noScript: `${t('no-script.title')}. ${t('no-script.text')}`,
  }
}

/** A page in words; where a retry is useless it has only a link to the home page. */
export const renderPlainPage = (texts: i18n, name: PlainPageName): PlainPage => ({
  title: texts.t(`${name}.title`),
  body: htmlOf(
    texts,
    <FatalErrorPage
      title={texts.t(`${name}.title`)}
      text={texts.t(`${name}.text`)}
      home={texts.t('not-found.home')}
      {...(name !== 'too-long' && { again: texts.t('error.again') })}
    />,
  ),
})
