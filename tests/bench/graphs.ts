import { type Html, html } from '#adapters/shared/html.ts'
import { acceptedOf } from './accepted.ts'
import type { Row } from './table.ts'

const STYLE = {
  html: `body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
td { padding: 0.2rem 0.5rem }
td:nth-child(2) { text-align: end; white-space: nowrap }
td:nth-child(3) { width: 40% }
div { height: 0.7rem; background: #4a6fa5; margin: 1px 0 }
.before { background: #bbb }
.missed { background: #b5473c }`,
}

const bar = (value: number, most: number, kind = ''): Html =>
  html`<div class="${kind}" style="width: ${((100 * value) / most).toFixed(1)}%"></div>`

const row = (name: string, figure: string, bars: readonly Html[], told: string): Html =>
  html`<tr><td>${name}</td><td>${figure}</td><td>${bars}</td><td>${told}</td></tr>
`

/** Each with the accepted one below it. */
const ratios = (rows: readonly Row[]): readonly Html[] =>
  rows.flatMap(({ name, ratio, verdict }) => {
    if (!ratio) return []
    const before = acceptedOf(name) ?? 0
    const most = Math.max(ratio.value, before, 1)
    const kind = verdict?.reached === false ? 'missed' : ''
    const bars = [bar(ratio.value, most, kind), bar(before, most, 'before')]
    return [row(name, `${ratio.value.toFixed(2)} of ${ratio.of}`, bars, verdict?.target ?? '')]
  })

/** As logarithms: they differ by powers of ten. */
function latencies(rows: readonly Row[]): readonly Html[] {
  const speeds = rows.flatMap(({ name, speed }) => (speed ? [{ name, speed }] : []))
  const scale = (millis: number) => Math.log10(1 + millis * 100)
  const most = Math.max(...speeds.map(({ speed }) => scale(speed.p99)))
  return speeds.map(({ name, speed: { perSecond, p50, p95, p99 } }) => {
    const all = [p50, p95, p99]
    const told = all.map((millis) => millis.toFixed(2)).join(' / ')
    const bars = all.map((millis) => bar(scale(millis), most))
    return row(name, `${Math.round(perSecond).toLocaleString('en')} /s`, bars, `${told} ms`)
  })
}

/** One page with graphs of a run, without scripts. */
export const graphsOf = (rows: readonly Row[], about: string): string =>
  html`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bench</title><style>${STYLE}</style>
<h1>Bench</h1><p>${about}</p>
<h2>Ratios; red misses its goal, grey was accepted before</h2><table>${ratios(rows)}</table>
<h2>Latencies: p50, p95, p99</h2><table>${latencies(rows)}</table>
</html>
`.html
