import {
  GlobeIcon,
  LightningIcon,
  MirrorIcon,
  MobileIcon,
  PaintBrushIcon,
  TimeIcon,
  UndoIcon,
  UserIcon,
  ZoomIcon,
} from '@storybook/icons'
import { createElement, Fragment, type ReactElement } from 'react'
import { Button, Select, Separator } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { CHOICES, type Choice, INITIAL, type Kind, PRESETS } from './choices.ts'

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
    // The present value is marked in the list, also where it is the first and so not selected.
    options: options.map((option) => ({
      ...option,
      ...(option.value === value && { aside: '✓' }),
    })),
    defaultOptions: changed ? [value] : NONE,
    disabled: name in ofStory,
    showSelectedOptionTitle: changed,
    onSelect: (chosen) => update({ [name]: chosen }),
  })
}

function PresetTool() {
  const [, update] = useGlobals()
  const apply = (title: unknown) => {
    const preset = PRESETS.find((one) => one.title === title)
    if (!preset) return
    const viewport = { value: preset.screen, isRotated: false }
    update({ ...INITIAL, ...preset.globals, viewport })
  }
  return createElement(
    Select,
    {
      icon: createElement(MobileIcon),
      ariaLabel: 'Several choices at once',
      options: PRESETS.map(({ title }) => ({ value: title, title })),
      defaultOptions: NONE,
      showSelectedOptionTitle: false,
      onSelect: apply,
    },
    'Presets',
  )
}

const KINDS = ['Content', 'Person', 'Device'] as const satisfies readonly Kind[]

const ofKind = (kind: Kind) =>
  createElement(
    Fragment,
    { key: kind },
    createElement(Separator),
    createElement('small', { className: 'kind-of-choice' }, kind),
    CHOICES.filter((choice) => choice.kind === kind).map((choice) =>
      createElement(ChoiceTool, { key: choice.name, choice, icon: ICONS[choice.name] }),
    ),
  )

const isSized = ({ viewport }: { readonly viewport?: { readonly value?: string } | string }) =>
  typeof viewport === 'string' || viewport?.value !== undefined

/**
 * The choices of the toolbar: each says its state when it is not its first, and one button takes all back. It stands
 * first, where no width cuts it off, and only where somebody chose: what a story asks for is not taken back.
 */
export function ChoiceTools() {
  const [, update, , chosen] = useGlobals()
  const changed =
    isSized(chosen) ||
    CHOICES.some(({ name, initial }) => String(chosen[name] ?? initial) !== initial)
  const reset = {
    variant: 'ghost',
    padding: 'small',
    ariaLabel: 'Take all choices back',
    onClick: () => update({ ...INITIAL, viewport: { value: undefined, isRotated: false } }),
  } as const
  return createElement(
    Fragment,
    null,
    changed && createElement(Button, reset, createElement(UndoIcon), 'Reset'),
    createElement(PresetTool),
    KINDS.map(ofKind),
  )
}
