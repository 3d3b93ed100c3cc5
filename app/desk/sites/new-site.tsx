import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { answered, api } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import { useDeskNavigate } from '../desk-link.tsx'

export type NewSiteProps = { readonly taken: readonly string[] }

/** Begins a site by its id, which it keeps for ever. */
export function NewSite({ taken }: NewSiteProps) {
  const { t } = useTranslation('desk-sites')
  const explain = useExplain()
  const queries = useQueryClient()
  const navigate = useDeskNavigate()
  const [id, setId] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const begin = useMutation({
    mutationFn: () =>
      answered(api.desk.sites({ id }).draft.put({ entry: { id }, version: null, base: null })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['desk'] })
      await navigate({ to: `/desk/sites/${id}` })
    },
  })
  const submit = () => {
    const wrong = problemOf()
    setProblem(wrong)
    if (wrong === undefined) begin.mutate()
  }
  function problemOf(): string | undefined {
    if (taken.includes(id)) return t('fault.taken')
    return /^[a-z][a-z0-9-]{0,29}$/.test(id) ? undefined : t('fault.no-id')
  }
  return (
    <Surface as="section" label={t('new.title')}>
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('new.title')}
        </Heading>
        <Form label={t('new.title')} gap="m" onSubmit={submit}>
          <Grid cell="card">
            <TextField
              label={t('new.id')}
              hint={t('new.id-hint')}
              value={id}
              error={problem ?? (begin.error ? explain(begin.error) : undefined)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onValueChange={(typed) => {
                setProblem(undefined)
                begin.reset()
                setId(typed.trim())
              }}
            />
          </Grid>
          <Inline>
            <Button type="submit" busy={begin.isPending}>
              {t('new.submit')}
            </Button>
          </Inline>
        </Form>
      </Stack>
    </Surface>
  )
}
