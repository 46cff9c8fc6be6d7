import { useEffect, useRef } from 'preact/hooks'
import { usePage } from '../page.ts'
import { ISSUES, ISSUE_WORDS, sentenceCase } from '../wording.ts'
import { FineMark, IssueMark } from './issue-mark.tsx'
import { Icon } from './icon.tsx'

const KEYS = [
  ['space', 'play or pause'], ['← →', 'one moment back or on'], ['L', 'back to live'], ['F', 'follow the chosen villager'], ['/', 'search what was said'],
  ['+ −', 'nearer or further'], ['0', 'the whole town'], ['Esc', 'close what is open'], ['?', 'this sheet'],
] as const

/** What the marks mean, and the keys. */
export function HelpSheet() {
  const { help, announce } = usePage()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (help.value) dialog.current?.showModal()
    else dialog.current?.close()
  }, [help.value])
  return (
    <dialog ref={dialog} class="help" aria-labelledby="help-title" onClose={() => { help.value = false }} onClick={(event) => { if (event.target === dialog.current) help.value = false }}>
      <div class="panel-head"><h2 id="help-title">What you see, and the keys</h2>
        <button type="button" class="button is-icon" aria-label="Close" onClick={() => { help.value = false }}><Icon name="close" /></button></div>
      <p>Before anybody in town hears a line, three screens look at its draft. What they object to is diagnosed and, if it is bad enough, rewritten. Click any line to read its case.</p>
      <ul class="help-marks">
        {ISSUES.map((issue) => <li key={issue}><IssueMark issue={issue} /> <b>{sentenceCase(ISSUE_WORDS[issue].name)}</b> <span class="grey">{ISSUE_WORDS[issue].asks}</span></li>)}
        <li><FineMark /> <b>Fine</b> <span class="grey">Said as it was first written.</span></li>
        <li><span class="mark mark-open">!</span> <b>Not settled</b> <span class="grey">Said after the last round without being found clean.</span></li>
      </ul>
      <dl class="keys">{KEYS.map(([key, does]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{does}</dd></div>)}</dl>
      <label class="check"><input type="checkbox" checked={announce.value} onChange={(event) => { announce.value = event.currentTarget.checked }} /> Let a screen reader announce new lines</label>
    </dialog>
  )
}
