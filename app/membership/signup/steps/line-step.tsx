import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { LineField } from '../../../profiles/own/line-field.tsx'
import { useExplain } from '../../../site/use-explain.ts'
import type { StepProps } from './step-props.ts'

/** One's own sentence: the first question to whoever writes to nobody yet. */
export function LineStep({ draft: { line }, refusals, onFill, onLeave }: StepProps) {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  return (
    <Stack>
      <Heading level={2} arrives>
        {t('line.title')}
      </Heading>
      <LineField
        hint={t('line.hint')}
        error={refusals.line && explain(refusals.line)}
        value={line}
        onValueChange={(typed) => onFill({ line: typed })}
        onBlur={() => onLeave('line')}
      />
    </Stack>
  )
}
