import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { PageVersion } from './queries.ts'

export type PageVersionsProps = {
  readonly versions: readonly PageVersion[]
  readonly onTake: (text: string) => void
}

/** Versions of a text, newest first; each can be put into the field again. */
export function PageVersions({ versions, onTake }: PageVersionsProps) {
  const { t } = useTranslation('desk-pages')
  const format = useFormat()
  if (versions.length === 0) return null
  return (
    <Surface as="section" label={t('versions')}>
      <Stack gap="m">
        <Heading level={2} size="m">
          {t('versions')}
        </Heading>
        <Stack as="ul" gap="s">
          {versions.map(({ version, by, at, text }) => (
            <Inline as="li" key={version} gap="s" justify="between">
              <Text as="span">
                {t('version', { version, by, at: format.moment(at) })}
                {text === '' && ` · ${t('of-product')}`}
              </Text>
              {text !== '' && (
                <Button
                  size="s"
                  aria-label={t('take-one', { version })}
                  onClick={() => onTake(text)}
                >
                  {t('take')}
                </Button>
              )}
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Surface>
  )
}
