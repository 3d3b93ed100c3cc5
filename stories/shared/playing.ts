import type { StoryContext } from 'storybook/internal/csf'
import type { within } from 'storybook/test'

/** Shared by the plays of a file: the app, the story's canvas, and user events. */
export type Playing = {
  readonly app: StoryContext['app']
  readonly canvas: ReturnType<typeof within>
  readonly userEvent: StoryContext['userEvent']
}
