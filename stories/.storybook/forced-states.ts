import type { Forced } from '#stories/shared/grid.ts'

/** What can have the focus: a rule for all that has it would mark each part of a button. */
const FOCUSABLE = ':where(a, button, input, select, textarea, summary, [tabindex])'

const PSEUDO: Readonly<Record<string, { readonly as: Forced; readonly of: string }>> = {
  hover: { as: 'hover', of: '*' },
  'focus-visible': { as: 'focus', of: FOCUSABLE },
  focus: { as: 'focus', of: FOCUSABLE },
  active: { as: 'press', of: ':where(a, button, input, label, [role])' },
}

/** A state, or a bracket: those behind `:not(` stay, since what is forced is so for some and never not so. */
const PART = /:not\(|\(|\)|:(hover|focus-visible|focus|active)(?![-\w])/g

/** The selector for what has a state without having it; `null` where it asks for none. */
export function forcedSelector(selector: string): string | null {
  const brackets: string[] = []
  let isForced = false
  const forced = selector.replaceAll(PART, (part, name?: string) => {
    if (part === ')') brackets.pop()
    else if (part.endsWith('(')) brackets.push(part)
    const pseudo = PSEUDO[name ?? '']
    if (!pseudo || brackets.includes(':not(')) return part
    isForced = true
    return `:is([data-forced="${pseudo.as}"] ${pseudo.of})`
  })
  return isForced ? forced : null
}

const done = new WeakSet<object>()

function forceIn(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let at = group.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = group.cssRules[at]
    if (rule instanceof CSSStyleRule) {
      const selector = forcedSelector(rule.selectorText)
      if (selector) group.insertRule(`${selector} { ${rule.style.cssText} }`, at + 1)
    } else if (rule instanceof CSSGroupingRule) forceIn(rule)
  }
}

/** Lets `data-forced` bring about states that a pointer or key brings about, in every style sheet of the page. */
export function forceStates(): void {
  for (const sheet of document.styleSheets) {
    const { ownerNode } = sheet
    // Those of Storybook itself change as it renders.
    if (done.has(sheet) || !(ownerNode instanceof HTMLElement) || ownerNode.dataset.emotion)
      continue
    done.add(sheet)
    forceIn(sheet)
  }
}
