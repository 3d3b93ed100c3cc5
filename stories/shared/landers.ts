import { expect } from 'storybook/test'
import type { Campaign } from '#app/landers/lander-names.ts'
import { parseSlug } from '#core/site/pages/niche.ts'
import type { Brand } from '#core/site/settings.ts'
import { atSite } from '../../app/mocks/scenes/situation.ts'
import { visitor } from '../../app/mocks/scenes/situations.ts'
import type { Playing } from './playing.ts'

type Looking = Pick<Playing, 'app' | 'canvas'>
type Niche = Exclude<Brand, 'default'>

/** A lander as visitors see it: the whole page, at its URL. A niche's slug leads to the niche's site, which it is on. */
export function lander(path: string) {
  const { brand } = parseSlug(path.split('/').at(-1))
  return { app: { path, whole: true, situation: atSite({ brand }, visitor()) } }
}

async function leads({ app, canvas }: Looking, action: string, to: string): Promise<void> {
  await expect(await canvas.findByText(app.t('landers:promise', { count: 1 }))).toBeVisible()
  // A page with a question sends it; without scripts its button leads where the link does.
  const name = { name: action }
  const lead = canvas.queryByRole('link', name) ?? canvas.getByRole('button', name)
  await expect(lead.getAttribute('href') ?? lead.getAttribute('formaction')).toBe(to)
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
}

/** Checks every lander: one headline, and one action that opens the signup. */
export const oneAction = (looking: Looking, name: Campaign): Promise<void> =>
  leads(looking, looking.app.t(`landers:${name}.action`), '/signup')

/** Checks that a lander has its niche's theme and line, and says which site one joins. */
export async function expectTheme({ app, canvas }: Looking, brand: Niche): Promise<void> {
  await expect(await canvas.findByText(app.t(`landers:niche.${brand}`))).toBeVisible()
  await expect(canvas.getByText(app.t('landers:joins', { site: 'Vonk' }))).toBeVisible()
  await expect(document.documentElement.dataset.brand).toBe(brand)
}

type Member = { readonly id: string; readonly name: string }

/** A member's lander, in one of its forms, with or without a slug. */
export const aboutMember =
  (form: string) =>
  ({ id }: Member, slug = '') =>
    lander(`/members/${id}/${form}${slug}`)

/** Checks that the one action of a member's lander is a first message. */
export const writes = (looking: Looking, { id, name }: Member): Promise<void> =>
  leads(looking, looking.app.t('landers:member.write', { name }), `/members/${id}/signup`)
