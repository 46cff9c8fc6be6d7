import type { ComponentChildren } from 'preact'
import { usePage } from '../page.ts'
import { Icon } from './icon.tsx'

/** The head of the right-hand panel: the way back, what it shows, and the way out. */
export function PanelHead({ title, children }: { title: string; children?: ComponentChildren }) {
  const { back, canGoBack, close } = usePage()
  return (
    <div class="panel-head">
      {canGoBack.value && <button type="button" class="button is-icon" title="Back" aria-label="Back to what was shown before" onClick={back}><Icon name="back" /></button>}
      <h2>{title}</h2>
      {children}
      <button type="button" class="button is-icon" title="Close (Esc)" aria-label="Close this panel" onClick={close}><Icon name="close" /></button>
    </div>
  )
}
