export type Size = { readonly width: number; readonly height: number }

/** The result of a story: its errors, or the viewport that it needs first. */
export type StoryResult = { readonly errors: readonly string[] } | { readonly wants: Size }

/** How a story is seen: in a language, and by axe in one colour mode or in both. */
export type View = { readonly locale: string; readonly mode: 'light' | 'dark' | 'both' }

/** The story, how it is seen, the current viewport, and the default viewport of stories. */
type StoryRequest = {
  readonly storyId: string
  readonly view: View
  readonly size: Size | null
  readonly desktop: Size
}

type Violation = {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** What the preview reports when a story is finished. */
type Finished = {
  readonly storyId: string
  readonly status: string
  readonly reporters: readonly {
    readonly status: string
    readonly result: { readonly violations?: readonly Violation[] }
  }[]
}

type Thrown = { readonly message?: string; readonly stack?: string; readonly description?: string }

/** Runs in the gallery's page: shows a story, plays it and runs axe. */
export async function playHere(request: StoryRequest): Promise<StoryResult> {
  const { storyId, view, size, desktop } = request
  const { storyStore } = window.__STORYBOOK_PREVIEW__
  const { storyGlobals, parameters } = await storyStore.loadStory({ storyId })
  const styles = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles
  const wants = styles
    ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    : desktop
  if (size?.width !== wants.width || size.height !== wants.height) return { wants }

  // Without the toolbar's event, which would show the story before this one again.
  const { locale, mode } = view
  const modes = mode === 'both' ? { mode: 'light', modes: 'both' } : { mode, modes: 'shown' }
  storyStore.userGlobals.update({ locale, ...modes })

  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise<StoryResult>((resolve) => {
    const errors: string[] = []
    const recordError = ({ stack, message, description }: Thrown) =>
      void errors.push(
        message && !stack?.includes(message) ? message : (stack ?? description ?? ''),
      )
    const recordErrors = (all: readonly Thrown[]) => {
      for (const thrown of all) recordError(thrown)
    }
    const missing = () => finished({ storyId, status: 'missing', reporters: [] })
    const finished = ({ storyId: finishedId, status, reporters }: Finished) => {
      if (finishedId !== storyId) return
      for (const [event, listener] of listeners) channel.off(event, listener)
      const violations = reporters
        .filter((reporter) => reporter.status === 'failed')
        .flatMap(({ result }) => result.violations ?? [])
        .flatMap((rule) =>
          rule.nodes.map(({ html, failureSummary }) => `${rule.id}: ${html}\n${failureSummary}`),
        )
      const allErrors = [...errors, ...violations]
      resolve({ errors: allErrors.length > 0 || status === 'success' ? allErrors : [status] })
    }
    const listeners: readonly (readonly [string, (said: never) => void])[] = [
      ['storyMissing', missing],
      ['storyErrored', recordError],
      ['storyThrewException', recordError],
      ['playFunctionThrewException', recordError],
      ['unhandledErrorsWhilePlaying', recordErrors],
      ['storyFinished', finished],
    ]
    for (const [event, listener] of listeners) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}
