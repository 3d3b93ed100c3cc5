import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DISTANCE_BANDS } from '#core/site/geo.ts'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { RangeSlider } from '#ui/primitives/field/slider.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useDistance } from '../../shared/use-distance.ts'
import { settingsQuery } from '../../site/queries.ts'
import type { PartFieldsProps } from './parts.ts'
import { useWishWords } from './use-wish-words.ts'

/** Maximum of the age slider; its end means this and older. */
const OLDEST = 80
const ANY = 'any'

/** Whom the member wishes to meet: two wishes, both optional. */
export function WishFields({
  change: { wishes },
  error,
  onChange,
}: Pick<PartFieldsProps, 'change' | 'error' | 'onChange'>) {
  const { t } = useTranslation(['profile', 'members'])
  const words = useWishWords()
  const inWords = useDistance()
  const { data: settings } = useQuery(settingsQuery)
  if (!wishes) return null
  const youngest = settings?.min_age ?? 18
  const { age_from: from, age_to: to, within } = wishes
  return (
    <>
      <Text tone="muted">{t('hint.wishes')}</Text>
      <RangeSlider
        label={t('members:field.age')}
        min={youngest}
        max={OLDEST}
        value={[from ?? youngest, Math.min(to ?? OLDEST, OLDEST)]}
        valueText={words.ages(wishes)}
        thumbs={[t('members:age.youngest'), t('members:age.oldest')]}
        onValueChange={([low, high]) =>
          onChange({
            wishes: {
              ...wishes,
              age_from: low > youngest ? low : null,
              age_to: high < OLDEST ? high : null,
            },
          })
        }
      />
      <Chips
        single
        legend={t('members:field.distance')}
        error={error}
        options={[
          { value: ANY, label: t('members:distance.any') },
          ...DISTANCE_BANDS.map((distance) => ({
            value: String(distance),
            label: inWords(distance),
          })),
        ]}
        value={[within ?? ANY]}
        onValueChange={([chosen]) =>
          onChange({ wishes: { ...wishes, within: chosen === ANY ? null : (chosen ?? null) } })
        }
      />
    </>
  )
}
