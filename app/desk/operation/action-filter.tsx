import { useTranslation } from 'react-i18next'
import { LOG_KINDS } from '#core/desk/log/read-log.ts'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import type { ActionChoice } from './queries.ts'

const ALL = 'all'
/** As the API calls it. */
const COMMAND_LINE = 'command-line'

export type ActionFilterProps = {
  readonly choice: ActionChoice
  readonly operators: readonly { readonly id: string; readonly name: string }[]
  readonly onChoose: (choice: ActionChoice) => void
}

/** Which actions are listed: of a kind, and of whom. */
export function ActionFilter({ choice, operators, onChoose }: ActionFilterProps) {
  const { t } = useTranslation(['desk-operation', 'desk'])
  const all = { value: ALL, label: t('actions.every') }
  return (
    <Columns gap="m">
      <SelectField
        label={t('desk:action.what')}
        value={choice.action ?? ALL}
        options={[all, ...LOG_KINDS.map((value) => ({ value, label: t(`desk:action.${value}`) }))]}
        onValueChange={(value) =>
          onChoose({ ...choice, action: LOG_KINDS.find((one) => one === value) ?? null })
        }
      />
      <SelectField
        label={t('desk:action.who')}
        value={choice.operator ?? ALL}
        options={[
          all,
          ...operators.map(({ id, name }) => ({ value: id, label: name })),
          { value: COMMAND_LINE, label: t('desk:action.command-line') },
        ]}
        onValueChange={(value) => onChoose({ ...choice, operator: value === ALL ? null : value })}
      />
    </Columns>
  )
}
