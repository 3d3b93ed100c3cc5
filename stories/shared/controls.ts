/** A choice of values, for a prop whose type stands in another file: the table of props reads none but its own. */
export const oneOf = (values: readonly string[]) =>
  ({
    control: 'select',
    options: values,
    table: { type: { summary: values.join(' | ') } },
  }) as const

/** A choice of the variants that a style has. */
export const variantOf = (variants: object) => oneOf(Object.keys(variants))

/** Words to type, for a prop that takes more than words. */
export const words = { control: 'text' } as const
