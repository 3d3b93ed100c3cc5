import { Elysia, t } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { introduceMember } from '#core/profiles/introduce-member.ts'
import { LOCALES } from '#core/site/locales.ts'
import { One, OneOf } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { linkPictureOf } from '../../site/shapes/link-picture.ts'

/** The picture of a link to a member, as a visitor would see them whoever asks. */
export const linkPicture = (ports: Ports, http: Http) =>
  new Elysia({ tags: ['Members'] }).use(session(ports, http)).get(
    '/members/:id/preview',
    async ({ site, params, query, set, redirect }) => {
      const { id: siteId } = site.settings
      const language = query.lang ?? site.settings.language
      const picture = await introduceMember(ports, { id: params.id, site: siteId, language })
      // Who is not to be seen any more is soon gone from what others have stored.
      set.headers['cache-control'] = 'public, max-age=300'
      set.headers['x-robots-tag'] = 'noindex'
      if (!picture) return redirect(linkPictureOf(site.settings), 302)
      return new Response(new Uint8Array(picture.bytes), {
        headers: { 'content-type': picture.type },
      })
    },
    {
      params: One('profile.not-found'),
      query: t.Object({ lang: t.Optional(OneOf(LOCALES)) }),
      response: { 200: t.Uint8Array(), 302: t.Void() },
      detail: {
        summary: 'What a shared link to a member shows',
        description:
          'Their photo and line, while every visitor may see them. Else it leads to the picture of the site.',
      },
    },
  )
