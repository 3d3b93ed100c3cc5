import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Entry } from '#stories/sheet/groups.ts'
import { FOLDER, ROOT } from './built.ts'

type Size = { readonly width: number; readonly height: number }

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

/** How a run of all stories is dressed: nobody looks, and axe is asked about both modes. */
export const UNSEEN = { modes: 'both', 'a11y.manual': '!true', motion: 'still', pictures: 'plain' }
const DESKTOP: Size = { width: 1200, height: 900 }

/** The stories of the built gallery. */
export function storiesOf(): readonly Entry[] {
  const { entries } = JSON.parse(readFileSync(join(ROOT, FOLDER, 'index.json'), 'utf8'))
  return Object.values<Entry>(entries).filter(({ type }) => type === 'story')
}

/** Makes the window as large as a story wants it. */
async function resize(page: Page, id: string): Promise<void> {
  const size = await page.evaluate(
    async ({ storyId, desktop }) => {
      const { storyGlobals, parameters } = await window.__STORYBOOK_PREVIEW__.storyStore.loadStory({
        storyId,
      })
      const styles = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles
      if (!styles) return desktop
      return {
        width: Number.parseInt(styles.width, 10),
        height: Number.parseInt(styles.height, 10),
      }
    },
    { storyId: id, desktop: DESKTOP },
  )
  const now = page.viewportSize()
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size)
}

/** Shows a story, plays it, asks axe about it, and tells what is wrong: whatever was thrown, and what axe holds against it. */
export async function play(page: Page, id: string): Promise<readonly string[]> {
  await resize(page, id)
  return await page.evaluate((storyId) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    return new Promise<readonly string[]>((resolve) => {
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
        resolve(wrong.length > 0 || status === 'success' ? wrong : [status])
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
  }, id)
}
