export type Size = { readonly width: number; readonly height: number }

/** What came of a story: what is wrong with it, or the window it wants first. */
export type Played = { readonly wrong: readonly string[] } | { readonly wants: Size }

/** Which story, how large the window is by now, and how large it is for a story that does not say. */
type Asked = { readonly storyId: string; readonly size: Size | null; readonly desktop: Size }

type Violation = {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** What the preview says of a story when it is done with it. */
type Finished = {
  readonly storyId: string
  readonly status: string
  readonly reporters: readonly {
    readonly status: string
    readonly result: { readonly violations?: readonly Violation[] }
  }[]
}

type Thrown = { readonly message?: string; readonly stack?: string; readonly description?: string }

/** Runs in the gallery's page: shows a story, plays it, asks axe about it. */
export async function playHere({ storyId, size, desktop }: Asked): Promise<Played> {
  const { storyGlobals, parameters } = await window.__STORYBOOK_PREVIEW__.storyStore.loadStory({
    storyId,
  })
  const styles = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles
  const wants = styles
    ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    : desktop
  if (size?.width !== wants.width || size.height !== wants.height) return { wants }

  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise<Played>((resolve) => {
    const errors: string[] = []
    const heard = ({ stack, message, description }: Thrown) =>
      void errors.push(
        message && !stack?.includes(message) ? message : (stack ?? description ?? ''),
      )
    const heardAll = (all: readonly Thrown[]) => {
      for (const thrown of all) heard(thrown)
    }
    const missing = () => finished({ storyId, status: 'missing', reporters: [] })
    const finished = ({ storyId: of, status, reporters }: Finished) => {
      if (of !== storyId) return
      for (const [event, listener] of listeners) channel.off(event, listener)
      const violations = reporters
        .filter((reporter) => reporter.status === 'failed')
        .flatMap(({ result }) => result.violations ?? [])
        .flatMap((rule) =>
          rule.nodes.map(({ html, failureSummary }) => `${rule.id}: ${html}\n${failureSummary}`),
        )
      const wrong = [...errors, ...violations]
      resolve({ wrong: wrong.length > 0 || status === 'success' ? wrong : [status] })
    }
    const listeners: readonly (readonly [string, (said: never) => void])[] = [
      ['storyMissing', missing],
      ['storyErrored', heard],
      ['storyThrewException', heard],
      ['playFunctionThrewException', heard],
      ['unhandledErrorsWhilePlaying', heardAll],
      ['storyFinished', finished],
    ]
    for (const [event, listener] of listeners) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}
