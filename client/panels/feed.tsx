import { timeAt } from '../../shared/index.ts'
import type { Page } from '../page.ts'
import { usePage } from '../page.ts'
import { plural, silenceWords } from '../wording.ts'
import { FeedList } from './feed-list.tsx'
import { Icon } from './icon.tsx'
import { Failure, Notice, Waiting } from './notice.tsx'

/** Everything said in town, newest last, searchable. */
export function Feed() {
  const page = usePage()
  const { feed, announce } = page
  return (
    <div class="feed">
      <FeedSearch />
      {feed.problem.value && <Failure words={feed.problem.value} again={() => void feed.reload()} />}
      {feed.lines.value.length === 0 ? <EmptyFeed /> : <FeedList />}
      <span class="unseen" aria-live={announce.value ? 'polite' : 'off'}>{announce.value && spokenWords(page)}</span>
    </div>
  )
}

const spokenWords = ({ feed, names }: Page): string => {
  const newest = feed.lines.value[feed.said.value - 1]
  return newest ? `${names.full(newest.utterance.speaker)} says: ${newest.utterance.text}` : ''
}

function FeedSearch() {
  const { feed, names, info } = usePage()
  const searching = feed.query.value.trim() !== ''
  return (
    <div class="search" role="search">
      <Icon name="search" />
      <input type="search" id="feed-search" placeholder="Words, speaker or place" aria-label="Search everything said, by words, speaker or place" list="feed-speakers"
        value={feed.query.value} onInput={(event) => { feed.query.value = event.currentTarget.value }} />
      <datalist id="feed-speakers">{info.personas.map(({ id }) => <option key={id} value={names.full(id)} />)}</datalist>
      <span class="search-count" role="status">{searching && !feed.loading.value ? plural(feed.total.value, 'line') : ''}</span>
    </div>
  )
}

function EmptyFeed() {
  const { feed, player, info, stage } = usePage()
  if (feed.loading.value && feed.query.value === '') return <Waiting words="Fetching what was said" />
  const query = feed.query.value.trim()
  if (query !== '') return <Notice>{feed.loading.value ? 'Looking…' : `Nobody has said anything with “${query}” in it, nor is there such a speaker or place.`}</Notice>
  const people = [...stage.value.villagers.values()]
  return <Notice>{silenceWords(timeAt(info.clock, player.tick.value), people.filter(({ activity }) => activity.asleep).length, people.length)}</Notice>
}
