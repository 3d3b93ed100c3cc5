import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { BlockQuestion } from './block-question.tsx'

export type BlockMemberProps = { readonly id: string; readonly name: string }

/** Blocks a member, with a confirmation. */
export function BlockMember({ id, name }: BlockMemberProps) {
  const { t } = useTranslation('members')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="s" icon="block" onClick={() => setAsking(true)}>
        {t('block.action', { name })}
      </Button>
      <BlockQuestion
        id={id}
        name={name}
        open={asking}
        onward="/members"
        onClose={() => setAsking(false)}
      />
    </>
  )
}
