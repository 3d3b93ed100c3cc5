import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import type { Fault } from './queries.ts'
import { useFault } from './use-fault.ts'

export type FaultListProps = {
  readonly faults: readonly Fault[]
  /** The site whose page it is: its name is not said again. */
  readonly site?: string
}

const SHOWN = 20

/** Faults that no field of a form shows, each with its place. */
export function FaultList({ faults, site }: FaultListProps) {
  const { t } = useTranslation('desk-sites')
  const faultText = useFault()
  const placeOf = (fault: Fault) =>
    [fault.site === site ? '' : fault.site, fault.field].filter(Boolean).join(' · ')
  const lines = faults.map((fault) =>
    [placeOf(fault), faultText([fault])].filter(Boolean).join(': '),
  )
  return (
    <Stack as="ul" gap="xs">
      {[...new Set(lines)].slice(0, SHOWN).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > SHOWN && <li>{t('fault.more', { count: lines.length - SHOWN })}</li>}
    </Stack>
  )
}
