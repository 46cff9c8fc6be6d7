import { canShowEmoji } from '../town/emoji-support.ts'

/** An activity's emoji, or a plain dot where this machine has no picture for it. It never says anything that the words beside it do not. */
export const Emoji = ({ of }: { of: string }) =>
  canShowEmoji(of) ? <span class="emoji" aria-hidden="true">{of}</span> : <span class="emoji is-dot" aria-hidden="true" />
