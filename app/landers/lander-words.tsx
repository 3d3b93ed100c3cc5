import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useBrand } from '../site/use-brand.ts'
import type { Campaign } from './lander-names.ts'
import { SignUpAction, type SignUpActionProps } from './sign-up-action.tsx'

export type LanderWordsProps = Pick<SignUpActionProps, 'field' | 'carried'> & {
  readonly lander: Campaign
  readonly size?: 'xxl' | 'xxxl'
  /** Primary button, unless the page has another primary action. */
  readonly tone?: 'ember' | 'ink'
}

/** Heading, explanation and action; a niche has its own line above. */
export function LanderWords({ lander, size = 'xxxl', tone = 'ember', ...asked }: LanderWordsProps) {
  const { t } = useTranslation('landers')
  const brand = useBrand()
  return (
    <Stack gap="l">
      <Stack gap="s">
        {brand !== 'default' && (
          <Text size="s" weight="semibold" tone="ember">
            {t(`niche.${brand}`)}
          </Text>
        )}
        <Heading level={1} size={size}>
          {t(`${lander}.title`)}
        </Heading>
        <Text size="l" tone="muted">
          {t(`${lander}.text`)}
        </Text>
      </Stack>
      <SignUpAction tone={tone} {...asked}>
        {t(`${lander}.action`)}
      </SignUpAction>
    </Stack>
  )
}
