import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Fieldset } from '#ui/primitives/field/fieldset.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { Control } from './control.ts'
import { textsOf } from './entry.ts'
import { useOptions } from './use-options.ts'

/** Some of a list in an order of one's own: each goes up and down by a button, and others are added below. */
export function OrderedField({ words, path, value, unset, choices, onValueChange }: Control) {
  const { t } = useTranslation('desk-sites')
  const { label, ...rest } = words
  const options = useOptions(choices)(path)
  const chosen = textsOf(value ?? unset)
  const others = options.filter((option) => !chosen.includes(option.value))
  const nameOf = (one: string) => options.find((each) => each.value === one)?.label ?? one
  const swap = (at: number, to: number) =>
    to >= 0 &&
    to < chosen.length &&
    onValueChange(chosen.with(at, chosen[to] ?? '').with(to, chosen[at] ?? ''))
  return (
    <Fieldset legend={label} {...rest}>
      <Stack as="ol" gap="xxs">
        {chosen.map((one, at) => (
          <Inline as="li" key={one} gap="xxs" wrap={false}>
            <Inline grow gap="xs">
              <Text as="span">
                {at + 1}. {nameOf(one)}
              </Text>
            </Inline>
            {/* At an end they keep the focus of who pressed them last. */}
            <IconButton
              icon="up"
              label={t('order.up', { name: nameOf(one) })}
              aria-disabled={at === 0}
              onClick={() => swap(at, at - 1)}
            />
            <IconButton
              icon="down"
              label={t('order.down', { name: nameOf(one) })}
              aria-disabled={at === chosen.length - 1}
              onClick={() => swap(at, at + 1)}
            />
            <IconButton
              icon="close"
              label={t('order.drop', { name: nameOf(one) })}
              onClick={() => onValueChange(chosen.filter((other) => other !== one))}
            />
          </Inline>
        ))}
      </Stack>
      {others.length > 0 && (
        <Inline gap="xs">
          {others.map((option) => (
            <Button
              key={option.value}
              size="s"
              icon="plus"
              aria-label={t('order.add', { name: option.label })}
              onClick={() => onValueChange([...chosen, option.value])}
            >
              {option.label}
            </Button>
          ))}
        </Inline>
      )}
    </Fieldset>
  )
}
