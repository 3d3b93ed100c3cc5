import { expect, type within } from 'storybook/test'
import { visitor } from './situations.ts'

type Canvas = ReturnType<typeof within>

/** A lander as visitors come to it: the whole page, at its address. */
export const lander = (path: string) => ({
  app: { path, whole: true, situation: visitor() },
})

/** Proves what every lander promises: one headline, one action, and that the action leads to signing up. */
export async function oneAction(canvas: Canvas, action: string, to = '/signup'): Promise<void> {
  const link = await canvas.findByRole('link', { name: action })
  await expect(link).toHaveAttribute('href', to)
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  await expect(canvas.getByText(/is free. A message costs 1 credit/)).toBeVisible()
}

/** Proves that a lander wears a niche's look and says its line. */
export async function wears(canvas: Canvas, brand: string, line: string): Promise<void> {
  await expect(await canvas.findByText(line)).toBeVisible()
  await expect(document.documentElement.dataset.brand).toBe(brand)
}

type Member = { readonly id: string; readonly name: string }

/** The page about a member, in one of its forms, with a slug or without. */
export const aboutMember =
  (form: string) =>
  ({ id }: Member, slug = '') =>
    lander(`/members/${id}/${form}${slug}`)

/** Proves that the one action of a member's page is a first message to them. */
export const writes = (canvas: Canvas, { id, name }: Member): Promise<void> =>
  oneAction(canvas, `Write to ${name}`, `/members/${id}/signup`)
