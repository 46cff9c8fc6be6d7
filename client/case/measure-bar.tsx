import type { ScreenRow } from './case-story.ts'

/** A number against its threshold: the bar is the number, the notch the threshold. */
export function MeasureBar({ measure, issue }: { measure: NonNullable<ScreenRow['measure']>; issue: ScreenRow['issue'] }) {
  const { value, threshold, scale, name } = measure
  const share = (number: number) => `${Math.min(100, Math.max(0, (number / scale) * 100))}%`
  const beyond = value > threshold
  return (
    <span class={`measure${beyond ? ` is-beyond beyond-${issue}` : ''}`} title={`${name} ${figure(value, scale)}, threshold ${figure(threshold, scale)}`}>
      <span class="measure-track" aria-hidden="true">
        <span class="measure-value" style={{ width: share(value) }} />
        <span class="measure-threshold" style={{ left: share(threshold) }} />
      </span>
      <span class="measure-figure"><span class="unseen">{name} </span>{figure(value, scale)}<span class="measure-limit"> / {figure(threshold, scale)}</span></span>
    </span>
  )
}

/** Shares with two decimals, ratings of 1 to 10 as they are. */
export const figure = (value: number, scale: 1 | 10): string => (scale === 1 ? value.toFixed(2) : String(Math.round(value * 10) / 10))
