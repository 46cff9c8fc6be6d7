/** What Lindenmere must hold; map and villagers keep to this list. The map may hold more. */
const places: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'Kettle and Crumb': { cafe: ['counter', 'table 1', 'table 2', 'table 3', 'table 4', 'piano'], bakery: ['oven', 'work table', 'flour shelf', 'sink'] },
  'The Heron': { 'bar room': ['counter', 'table 1', 'table 2', 'table 3', 'dartboard', 'fireplace'], cellar: ['barrel'] },
  'Willow market': { shop: ['counter', 'grocery shelf 1', 'grocery shelf 2', 'produce stand', 'fridge'], storeroom: ['crate'] },
  Pharmacy: { shop: ['counter', 'medicine shelf', 'scale'], 'back room': ['desk', 'cabinet'] },
  'Linden College': {
    'lecture hall': ['lectern', 'blackboard', 'seat 1', 'seat 2', 'seat 3', 'seat 4'],
    library: ['bookshelf 1', 'bookshelf 2', 'reading table 1', 'reading table 2', 'librarian desk'],
    laboratory: ['bench 1', 'bench 2', 'microscope'], 'common room': ['sofa', 'table'],
  },
  'College dorm': {
    ...Object.fromEntries(['room 1', 'room 2', 'room 3', 'room 4'].map((room) => [room, ['bed', 'desk', 'wardrobe']])),
    'common room': ['sofa', 'stove', 'table', 'sink'], bathroom: ['shower', 'sink'],
  },
  'Mill Pond Park': {
    lawn: ['bench 1', 'bench 2', 'picnic table', 'oak tree'], pond: ['jetty', 'bench', 'reeds'], bandstand: ['stage'],
    garden: ['flower bed', 'greenhouse table', 'bench'],
  },
  'Art studio': { studio: ['easel 1', 'easel 2', 'pottery wheel', 'paint shelf'], gallery: ['painting', 'sculpture', 'bench'] },
  'Town hall': { hall: ['podium', 'seat 1', 'seat 2', 'seat 3', 'notice board'], office: ['desk', 'filing cabinet'], archive: ['shelf', 'reading desk'] },
  Workshop: { workshop: ['workbench', 'lathe', 'tool wall', 'bicycle stand'], yard: ['woodpile', 'bench'] },
  School: {
    classroom: ['blackboard', 'teacher desk', 'pupil desk 1', 'pupil desk 2', 'pupil desk 3'],
    'staff room': ['table', 'kettle'], schoolyard: ['swing', 'bench'],
  },
  'Market Square': { square: ['fountain', 'notice board', 'bench 1', 'bench 2', 'stall 1', 'stall 2'] },
  Lanes: { lanes: ['signpost', 'bench'] },
  'Mill House': home(2, true), 'Rose Cottage': home(1, true), 'Fern Cottage': home(2, false), 'Elm House': home(2, true), 'Gable House': home(1, false),
  'Lock Cottage': home(1, false), 'Orchard House': home(3, true), 'Corner House': home(2, false),
  'Pond Cottage': home(1, true), 'Hill House': home(2, false),
}

function home(bedrooms: number, garden: boolean): Record<string, string[]> {
  return {
    'common room': ['stove', 'table', 'sofa', 'bookshelf', 'sink'], bathroom: ['bath', 'sink'],
    ...Object.fromEntries(Array.from({ length: bedrooms }, (_, index) => [`bedroom ${index + 1}`, ['bed', 'desk', 'wardrobe']])),
    ...(garden ? { garden: ['vegetable patch', 'bench'] } : {}),
  }
}

/** Every address of the list: `sector:arena` and `sector:arena:object`. */
export function townPlaces(): string[] {
  return Object.entries(places).flatMap(([sector, arenas]) => Object.entries(arenas).flatMap(([arena, objects]) =>
    [`${sector}:${arena}`, ...objects.map((object) => `${sector}:${arena}:${object}`)]))
}
