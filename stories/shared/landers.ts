import { expect } from 'storybook/test'
import type { Campaign } from '#app/landers/lander-names.ts'
import type { Brand } from '#core/site/settings.ts'
import type { Playing } from './playing.ts'
import { visitor } from './situations.ts'

type Looking = Pick<Playing, 'app' | 'canvas'>
type Niche = Exclude<Brand, 'default'>

/** A lander as visitors come to it: the whole page, at its address. */
export const lander = (path: string) => ({
  app: { path, whole: true, situation: visitor() },
})

async function leads({ app, canvas }: Looking, action: string, to: string): Promise<void> {
  const link = await canvas.findByRole('link', { name: action })
  await expect(link).toHaveAttribute('href', to)
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  const promise = app.t('landers:promise', { count: 1 })
  await expect(canvas.getByText(promise)).toBeVisible()
}

/** Proves what every lander promises: one headline, one action, and that the action leads to signing up. */
export const oneAction = (looking: Looking, name: Campaign): Promise<void> =>
  leads(looking, looking.app.t(`landers:${name}.action`), '/signup')

/** Proves that a lander has a niche's theme and says its line. */
export async function expectTheme({ app, canvas }: Looking, brand: Niche): Promise<void> {
  await expect(await canvas.findByText(app.t(`landers:niche.${brand}`))).toBeVisible()
  await expect(document.documentElement.dataset.brand).toBe(brand)
}

type Member = { readonly id: string; readonly name: string }

/** The page about a member, in one of its forms, with a slug or without. */
export const aboutMember =
  (form: string) =>
  ({ id }: Member, slug = '') =>
    lander(`/members/${id}/${form}${slug}`)

/** Proves that the one action of a member's page is a first message to them. */
export const writes = (looking: Looking, { id, name }: Member): Promise<void> =>
  leads(looking, looking.app.t('landers:member.write', { name }), `/members/${id}/signup`)
