import {
  GlobeIcon,
  LightningIcon,
  MirrorIcon,
  PaintBrushIcon,
  TimeIcon,
  UndoIcon,
  UserIcon,
  ZoomIcon,
} from '@storybook/icons'
import { createElement, Fragment, type ReactElement } from 'react'
import { Button, Select } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { CHOICES, type Choice, INITIAL } from './choices.ts'

// Without JSX: the manager has a React of its own, older than the runtime that JSX would import.

const ICONS: Readonly<Record<(typeof CHOICES)[number]['name'], ReactElement>> = {
  locale: createElement(GlobeIcon),
  mode: createElement(MirrorIcon),
  brand: createElement(PaintBrushIcon),
  viewer: createElement(UserIcon),
  time: createElement(TimeIcon),
  textSize: createElement(ZoomIcon),
  motion: createElement(LightningIcon),
}

/** Nothing is selected: a choice at its beginning must not look switched on. */
const NONE: string[] = []

type ToolProps = { readonly choice: Choice; readonly icon: ReactElement }

function ChoiceTool({ choice, icon }: ToolProps) {
  const { name, title, initial, options } = choice
  const [globals, update, ofStory] = useGlobals()
  const value = String(globals[name] ?? initial)
  const changed = value !== initial
  return createElement(Select, {
    icon,
    ariaLabel: title,
    options: [...options],
    defaultOptions: changed ? [value] : NONE,
    disabled: name in ofStory,
    showSelectedOptionTitle: changed,
    onSelect: (chosen) => update({ [name]: chosen }),
  })
}

const isSized = ({ viewport }: { readonly viewport?: { readonly value?: string } | string }) =>
  typeof viewport === 'string' || viewport?.value !== undefined

/** The choices of the toolbar: each says its state when it is not its first, and one button takes all back. */
export function ChoiceTools() {
  const [globals, update] = useGlobals()
  const changed =
    isSized(globals) ||
    CHOICES.some(({ name, initial }) => String(globals[name] ?? initial) !== initial)
  const reset = {
    variant: 'ghost',
    padding: 'small',
    ariaLabel: 'Take all choices back',
    onClick: () => update({ ...INITIAL, viewport: { value: undefined, isRotated: false } }),
  } as const
  return createElement(
    Fragment,
    null,
    CHOICES.map((choice) =>
      createElement(ChoiceTool, { key: choice.name, choice, icon: ICONS[choice.name] }),
    ),
    changed && createElement(Button, reset, createElement(UndoIcon), 'Reset'),
  )
}
