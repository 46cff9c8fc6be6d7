interface Handling {
  /** Objects, by the name without its number. */
  readonly names: RegExp
  readonly doings: readonly { readonly what: string; readonly emoji: string; /** What the hour must be about; absent: it fits any, a little. */ readonly when?: RegExp; readonly weight?: number }[]
}

const EATING = /breakfast|lunch|supper|eating|meal|coffee|tea\b|ice cream|picnic/i
const WORKING_BAKERY = /bread|dough|bak|loa(f|ves)|sourdough/i
const SERVING = /coffee|serv|counter|customer|guest|pint|bar\b|shel(f|ves)|pub|stack/i
const STUDYING = /stud|read|revis|essay|librar|lecture|exam|homework|writ|lesson|correct/i
const TEACHING = /teach|lectur|class|lesson/i
const RESTING = /rest|wind|sofa|radio|home|read|letters|moment/i
const SITTING = /sit|chat|watch|park|square|rest|lunch|ice|drink|talk|meet/i
const DRINKING = /drink|pub|darts|party|game|chess|meeting|guests|music/i

/** What people do with things. Ours. */
export const HANDLINGS: readonly Handling[] = [
  { names: /^bed$/, doings: [{ what: 'making the bed', emoji: '🛏️', when: /dress|tidy|wash/i }, { what: 'lying down for a moment', emoji: '😌', when: /rest|nap/i }] },
  { names: /^wardrobe$/, doings: [{ what: 'choosing what to wear', emoji: '👕', when: /dress/i }] },
  { names: /^(bath|shower)$/, doings: [{ what: 'taking a wash', emoji: '🛁', when: /wash|dress/i, weight: 2 }] },
  { names: /^sink$/, doings: [{ what: 'brushing teeth', emoji: '🪥', when: /wash|dress|wind/i }, { what: 'washing the dishes', emoji: '🧽', when: /tidy|supper|breakfast|coffee|bak|lunch/i, weight: 0.5 }, { what: 'combing hair', emoji: '🪮', when: /dress/i }] },
  { names: /^stove$/, doings: [{ what: 'frying eggs', emoji: '🍳', when: /breakfast/i }, { what: 'stirring a soup', emoji: '🍲', when: /lunch|supper/i }, { what: 'putting the kettle on', emoji: '🫖', when: /breakfast|rest|letters|wind|tidy|read/i, weight: 0.6 }] },
  { names: /^oven$/, doings: [{ what: 'sliding loaves into the oven', emoji: '🍞', when: WORKING_BAKERY }, { what: 'turning the trays', emoji: '🔥', when: WORKING_BAKERY }] },
  { names: /^work table$/, doings: [{ what: 'kneading dough', emoji: '🥖', when: WORKING_BAKERY, weight: 2 }, { what: 'shaping loaves', emoji: '🥯', when: WORKING_BAKERY, weight: 1.5 }] },
  { names: /^flour shelf$/, doings: [{ what: 'weighing out flour', emoji: '🌾', when: WORKING_BAKERY }] },
  { names: /^counter$/, doings: [
    { what: 'serving at the counter', emoji: '🧾', when: /serv|customer|keep|shop|dispens|guests/i, weight: 2 }, { what: 'making coffee', emoji: '☕', when: /making coffee/i, weight: 2 }, { what: 'pulling a pint', emoji: '🍺', when: /pint|bar\b/i, weight: 2 },
    { what: 'wiping the counter', emoji: '🧽', when: SERVING, weight: 0.6 }, { what: 'measuring out a remedy', emoji: '💊', when: /medicin|dispens/i }, { what: 'ordering at the counter', emoji: '🪙', when: /having a (coffee|drink)|lunch|shopping/i, weight: 0.7 },
  ] },
  { names: /^(table|picnic table)$/, doings: [
    { what: 'eating at the table', emoji: '🍽️', when: EATING, weight: 2 }, { what: 'sitting over a drink', emoji: '🍻', when: DRINKING, weight: 2 }, { what: 'leaning over the board', emoji: '♟️', when: /chess|game/i, weight: 3 }, { what: 'writing at the table', emoji: '✍️', when: /letter|writ|correct|working on/i },
    { what: 'carrying cups to the tables', emoji: '☕', when: /serv|making coffee/i, weight: 0.8 }, { what: 'collecting glasses', emoji: '🍻', when: /pint|bar\b/i, weight: 0.8 }, { what: 'reading the paper', emoji: '📰', when: /coffee|breakfast|home/i },
  ] },
  { names: /^piano$/, doings: [{ what: 'giving a piano lesson', emoji: '🎹', when: /piano/i, weight: 4 }, { what: 'playing the piano', emoji: '🎹', when: /music|piano|playing for/i, weight: 3 }] },
  { names: /^dartboard$/, doings: [{ what: 'throwing darts', emoji: '🎯', when: /darts|drink|party/i, weight: 1.5 }] },
  { names: /^fireplace$/, doings: [{ what: 'warming by the fire', emoji: '🔥', when: /drink|party|guests|sit/i }, { what: 'playing by the fireplace', emoji: '🎷', when: /playing for the guests|music/i, weight: 2 }] },
  { names: /^barrel$/, doings: [{ what: 'tapping a barrel', emoji: '🛢️', when: /pint|bar\b|cellar/i }] },
  { names: /^(grocery shelf|produce stand|fridge|crate)$/, doings: [{ what: 'stacking the shelves', emoji: '📦', when: /stack|shel(f|ves)|customer/i }, { what: 'looking for something nice for supper', emoji: '🥬', when: /shopping/i, weight: 2 }, { what: 'counting the stock', emoji: '🧮', when: /stack|stock/i }] },
  { names: /^(medicine shelf|scale|cabinet)$/, doings: [{ what: 'sorting the medicines', emoji: '💊', when: /medicin|dispens/i }, { what: 'fetching bandages', emoji: '🩹', when: /wound|nurs/i }] },
  { names: /^(lectern|blackboard|teacher desk)$/, doings: [{ what: 'explaining at the front', emoji: '🧑‍🏫', when: TEACHING, weight: 2 }, { what: 'marking papers', emoji: '🖍️', when: TEACHING }] },
  { names: /^(seat|pupil desk)$/, doings: [{ what: 'taking notes', emoji: '📝', when: /sit.*lesson|stud|lecture|seminar|attend/i, weight: 2 }, { what: 'listening', emoji: '👂', when: /sit|attend|meeting|stud/i }] },
  { names: /^(bookshelf|shelf)$/, doings: [{ what: 'looking for a book', emoji: '📚', when: /read|librar|lend|catalog|stud|archiv/i }, { what: 'putting books back', emoji: '📚', when: /lend|catalog|librar/i }] },
  { names: /^(reading table|reading desk)$/, doings: [{ what: 'reading', emoji: '📖', when: STUDYING, weight: 2 }, { what: 'copying out a page', emoji: '✍️', when: STUDYING }] },
  { names: /^librarian desk$/, doings: [{ what: 'lending out books', emoji: '📗', when: /lend|catalog/i, weight: 3 }] },
  { names: /^(bench|workbench|microscope|lathe|tool wall|bicycle stand)$/, doings: [
    { what: 'looking down the microscope', emoji: '🔬', when: /algae|laborator|experiment|biolog|chemist|sampl/i, weight: 2 }, { what: 'planing a board', emoji: '🪚', when: /board|joint|wood|clock|boat/i, weight: 2 },
    { what: 'truing a wheel', emoji: '🚲', when: /wheel|bicycl/i, weight: 2 }, { what: 'sitting on the bench', emoji: '🪑', when: SITTING }, { what: 'watching people go by', emoji: '👀', when: /sit|square|chat|watch/i }, { what: 'looking for the right tool', emoji: '🔧', when: /wheel|bicycl|board|joint|wood/i, weight: 0.6 },
  ] },
  { names: /^(sofa)$/, doings: [{ what: 'reading on the sofa', emoji: '📖', when: RESTING }, { what: 'listening to the radio', emoji: '📻', when: RESTING }, { what: 'knitting on the sofa', emoji: '🧶', when: /knit|wind/i, weight: 0.4 }] },
  { names: /^desk$/, doings: [{ what: 'writing at the desk', emoji: '✍️', when: /writ|letter|stud|paper|minutes|receiv|sign|hours|working on|revis/i, weight: 2 }, { what: 'going through the papers', emoji: '🗂️', when: /paper|minutes|letter|citizen/i }] },
  { names: /^filing cabinet$/, doings: [{ what: 'filing letters', emoji: '🗄️', when: /letter|minutes|paper/i }] },
  { names: /^(podium|stage)$/, doings: [{ what: 'trying out a speech', emoji: '🗣️', when: /citizen|speech|speak/i }, { what: 'playing a tune', emoji: '🎶', when: /music|sing/i, weight: 4 }] },
  { names: /^notice board$/, doings: [{ what: 'reading the notices', emoji: '📌', when: /notice|square|chat|walk/i, weight: 1.2 }] },
  { names: /^(easel|paint shelf)$/, doings: [{ what: 'painting at the easel', emoji: '🎨', when: /paint|tile|draw|art/i }, { what: 'mixing colours', emoji: '🖌️', when: /paint|tile|glaz/i }] },
  { names: /^pottery wheel$/, doings: [{ what: 'throwing a bowl', emoji: '🏺', when: /pot\b|pots|clay|throw/i, weight: 2 }] },
  { names: /^(painting|sculpture)$/, doings: [{ what: 'looking at a picture', emoji: '🖼️', when: /gallery|look/i, weight: 2 }] },
  { names: /^(flower bed|greenhouse table|vegetable patch)$/, doings: [{ what: 'weeding', emoji: '🌿', when: /weed|garden|flower/i, weight: 2 }, { what: 'potting seedlings', emoji: '🌱', when: /seedling|greenhouse|garden|herb/i, weight: 2 }, { what: 'watering', emoji: '🚿', when: /water|garden/i }] },
  { names: /^(jetty|reeds|oak tree|swing|fountain|woodpile|signpost)$/, doings: [{ what: 'looking out over the water', emoji: '🦆', when: /pond|walk|sit/i }, { what: 'swimming', emoji: '🏊', when: /swim/i, weight: 5 }, { what: 'resting in the shade', emoji: '🌳', when: SITTING, weight: 0.6 }, { what: 'standing by and chatting', emoji: '⛲', when: /chat|square/i }, { what: 'warming up', emoji: '🏃', when: /running|run\b/i, weight: 2 }] },
  { names: /^stall$/, doings: [{ what: 'looking over the stalls', emoji: '🛍️', when: /chat|square|shopping/i, weight: 0.8 }] },
  { names: /^kettle$/, doings: [{ what: 'making tea for everybody', emoji: '🫖', when: TEACHING, weight: 0.5 }] },
]
