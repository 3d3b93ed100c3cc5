import { quotedLine } from '#core/profiles/quoted-line.ts'
import { localeOf } from '#core/site/locales.ts'
import type { Brand } from '#core/site/settings.ts'
import { photoFrom, type Shown, type Smaller } from '#ui/primitives/photo/chosen-from.ts'
import { linkPictureOf } from '../profiles/members/link-picture.ts'
import { profileQuery } from '../profiles/members/queries.ts'
import type { RouterContext } from '../shared/router-context.ts'
import { settingsQuery } from '../site/queries.ts'
import { pageTitle } from '../site/titled.ts'
import { picturesOf } from '../site/use-picture.ts'
import type { Campaign } from './lander-names.ts'

type Here = { readonly match: { readonly context: RouterContext } }

const siteName = ({ queries }: RouterContext) =>
  queries.getQueryData(settingsQuery.queryKey)?.name ?? ''

/** People of the landers are drawings, which AVIF compresses better; the rest is WebP. */
const picture = (href: string) => ({
  rel: 'preload',
  as: 'image',
  type: href.endsWith('.avif') ? 'image/avif' : 'image/webp',
  href,
})

/** Title, metadata and LCP pictures of a campaign's page. */
export const campaignHead =
  (lander: Campaign, opens: (brand: Brand) => readonly string[] = () => []) =>
  ({ match: { context } }: Here) => {
    const t = context.texts.getFixedT(null, 'landers')
    const settings = context.queries.getQueryData(settingsQuery.queryKey)
    return {
      meta: [
        { title: pageTitle(t(`${lander}.title`), context) },
        { name: 'description', content: t(`${lander}.text`) },
      ],
      links: opens(settings?.brand ?? 'default').map(picture),
    }
  }

type AboutMember = Here & { readonly params: { readonly id: string } }

/** Title and picture of a member's lander, `shown` pixels wide. Members are not indexed. */
export const memberHead =
  (shown: Shown) =>
  ({ match: { context }, params }: AboutMember) => {
    const profile = context.queries.getQueryData(profileQuery(params.id).queryKey)
    if (!profile) return {}
    const { name, age, kind, demo, line, main_image: image } = profile
    const pictureOf = picturesOf(context.queries.getQueryData(settingsQuery.queryKey))
    const { src } = pictureOf(image, 'filename')
    const { src: small } = pictureOf(image, 'match')
    const t = context.texts.getFixedT(null, 'landers')
    return {
      meta: [
        { title: t('member.page', { name, age, site: siteName(context) }) },
        {
          name: 'description',
          // Read by those who show a shared link alone, and they ask the server.
          content:
            import.meta.env.SSR && line
              ? quotedLine(line.text, localeOf(context.texts.language))
              : t('member.description', { name }),
        },
        linkPictureOf(params.id, context.texts),
        ...(kind === 'person' && !demo ? [{ name: 'robots', content: 'noindex' }] : []),
      ],
      links: src && small ? [memberPicture(src, { src: small, shown })] : [],
    }
  }

function memberPicture(src: string, smaller: Smaller) {
  const { srcSet, sizes } = photoFrom(src, smaller)
  return { ...picture(src), imageSrcSet: srcSet, imageSizes: sizes }
}
