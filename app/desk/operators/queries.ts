import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'

/** Who works at the desk, and the sites where a role can be. */
export const operatorsQuery = queryOptions({
  queryKey: ['desk', 'operators'],
  queryFn: () => answered(api.desk.operators.get()),
})

export type Operators = Awaited<ReturnType<NonNullable<typeof operatorsQuery.queryFn>>>
export type Colleague = Operators['operators'][number]
export type Sites = Operators['sites']
export type Role = Colleague['roles'][number]

/** The path of an invitation, which is shown once. */
export type Invited = { readonly name: string; readonly path: string }
