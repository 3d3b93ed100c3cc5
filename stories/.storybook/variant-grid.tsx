import { type ComponentType, useLayoutEffect } from 'react'
import type { Grid } from '#stories/shared/grid.ts'
import { forceStates } from './forced-states.ts'
import * as styles from './variant-grid.css.ts'

type VariantGridProps = Grid & {
  readonly of: ComponentType<Record<string, unknown>>
  readonly args: Readonly<Record<string, unknown>>
}

/** Every look of a component beside the others, before the stories that prove how it behaves. */
export function VariantGrid({
  of: Component,
  args,
  always,
  rows,
  columns = { '': {} },
}: VariantGridProps) {
  useLayoutEffect(forceStates, [])
  return (
    <section className={styles.scroller} aria-label="Every variant and state">
      <table className={`sb-unstyled ${styles.table}`}>
        <thead>
          <tr>
            <td />
            {Object.keys(columns).map((column) => (
              <th key={column} scope="col" className={styles.name}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([row, ofRow]) => (
            <tr key={row}>
              <th scope="row" className={styles.name}>
                {row}
              </th>
              {Object.entries(columns).map(([column, { forced, ...ofColumn }]) => (
                <td key={column} className={styles.cell} data-forced={forced}>
                  <div className={styles.content}>
                    <Component {...args} {...always} {...ofRow} {...ofColumn} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
