import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { PARAGRAPH, UNBREAKABLE } from '#stories/words.ts'
import {
  Article,
  ArticleSection,
  Bullet,
  Bullets,
  Scripted,
} from '#ui/primitives/article/article.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const PARTS = ['Refunds', 'Cookies', UNBREAKABLE].map((title, at) => ({ id: `part-${at}`, title }))

const meta = preview.meta({
  title: 'Kit/Data/Article',
  component: Article,
  subcomponents: { ArticleSection, Bullets, Bullet, Scripted },
  parameters: { layout: 'fullscreen' },
  args: {
    head: <Heading level={1}>A long text</Heading>,
    contentsLabel: 'On this page',
    contents: PARTS,
    children: PARTS.map(({ id, title }) => (
      <ArticleSection key={id} id={id} heading={<Heading level={2}>{title}</Heading>}>
        <Text>{PARAGRAPH}</Text>
        <Bullets>
          <Bullet>{PARAGRAPH}</Bullet>
          <Bullet>{UNBREAKABLE}</Bullet>
        </Bullets>
      </ArticleSection>
    )),
  },
})

export const Beside = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'On this page' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Cookies' })).toHaveAttribute(
      'href',
      '#part-1',
    )
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const BriefOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { brief: true, contents: ['Refunds', 'Cookies'].map((title) => ({ id: title, title })) },
  play: async ({ canvas }) => {
    const top = async (name: string) =>
      (await canvas.findByRole('link', { name })).getBoundingClientRect().top
    await expect(await top('Cookies')).toBe(await top('Refunds'))
  },
})

export const OnePart = meta.story({
  args: { contents: PARTS.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

export const WithAFilter = meta.story({
  args: {
    children: (
      <Scripted>
        <Text>A filter, where scripts run.</Text>
      </Scripted>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/where scripts run/)).toBeVisible()
  },
})
