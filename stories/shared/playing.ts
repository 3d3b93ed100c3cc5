import type { StoryContext } from 'storybook/internal/csf'
import type { within } from 'storybook/test'

/** What the plays of a file share: the app, the part of the page that is the story's, and a hand. */
export type Playing = {
  readonly app: StoryContext['app']
  readonly canvas: ReturnType<typeof within>
  readonly userEvent: StoryContext['userEvent']
}
