import type { i18n } from 'i18next'
import type { RouterContext } from '../../shared/router-context.ts'
import { titled } from '../../site/titled.ts'

/** What a shared link to a member shows: their face and line, while every visitor may see them. */
export const linkPictureOf = (id: string, { language }: Pick<i18n, 'language'>) => ({
  property: 'og:image',
  content: `/api/members/${encodeURIComponent(id)}/preview?lang=${language.slice(0, 2)}`,
})

type Here = {
  readonly match: { readonly context: RouterContext }
  readonly params: { readonly id: string }
}

/** Title of a page about a member, and what a link to it shows. */
export const titledMember = (title: (texts: i18n) => string) => {
  const head = titled(title)
  return (here: Here) => ({
    meta: [...head(here).meta, linkPictureOf(here.params.id, here.match.context.texts)],
  })
}
