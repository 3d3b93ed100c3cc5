import { useTranslation } from 'react-i18next'
import type { Money } from '#core/shared/money.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { Line, Party } from '../credits/lines.tsx'
import type { Debit } from '../credits/queries.ts'

type Props = {
  readonly mandate: Pick<NonNullable<Debit['offered']>, 'reference' | 'creditor' | 'iban'> & {
    /** `null` once erased. */
    readonly debtor: string | null
  }
  readonly total: Money
  /** When it was signed; before that, today. */
  readonly date: string
}

/** A complete SEPA mandate: authorisation, creditor, debtor, and the refund right. */
export function MandateText({ mandate, total, date }: Props) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const { reference, creditor, debtor, iban } = mandate
  const { name, address, city, country } = creditor
  return (
    <Stack gap="s">
      <Text size="s">{t('mandate.authorise', { company: name })}</Text>
      <Text size="s">{t('mandate.refund')}</Text>
      <Stack gap="xs">
        <Party
          words={t('mandate.creditor')}
          lines={[name, [address, city, format.country(country)].join(', ')]}
        />
        <Line words={t('mandate.creditor-id')} value={creditor.id} />
        <Line words={t('mandate.reference')} value={reference} />
        {debtor !== null && <Line words={t('mandate.holder')} value={debtor} />}
        <Line words={t('debit.iban')} value={inGroups(iban)} />
        <Line
          words={t('mandate.type')}
          value={t('mandate.one-off', { money: format.money(total) })}
        />
        <Line words={t('mandate.date')} value={format.date(date)} />
        <Party words={t('mandate.announced')} lines={[t('mandate.announced-how')]} />
      </Stack>
    </Stack>
  )
}

/** An IBAN in groups of four; a masked one unchanged. */
const inGroups = (iban: string): string =>
  iban.includes('•') ? iban : iban.replace(/(.{4})(?!$)/g, '$1 ')
