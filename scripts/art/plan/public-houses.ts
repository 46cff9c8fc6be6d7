import type { Furnishing, House, Room } from './spec.ts'

const dormRoom = (n: number, x: number, blanket: 'rose' | 'slate' | 'pine' | 'ochre'): Room => ({
  arena: `room ${n}`, floor: 'planks',
  furniture: [['desk', x, 1, 'desk'], ['wardrobe', x + 1, 1, 'wardrobe'], [`bed-${blanket}`, x + 2, 1, 'bed']],
})

/** Furniture in a row: the same kind at several places, named with running numbers. */
const numbered = (kind: Furnishing[0], name: string, first: number, places: readonly (readonly [number, number])[]): Furnishing[] =>
  places.map(([x, y], index) => [kind, x, y, `${name} ${first + index}`])

export const publicHouses: readonly House[] = [
  {
    name: 'Linden College', at: [3, 3], access: 'public', roof: 'slate', sign: { emblem: 'book', at: [13, 13] },
    plan: [
      '###########################',
      '#aaaaaaaaaaaaa#bbbbbbbbbbb#',
      '#aaaaaaaaaaaaa#bbbbbbbbbbb#',
      '#aaaaaaaaaaaaa#bbbbbbbbbbb#',
      '#aaaaaaaaaaaaa#bbbbbbbbbbb#',
      '#aaaaaaaaaaaaa#bbbbbbbbbbb#',
      '#aaaaaaaaaaaaa#bbbbbbbbbbb#',
      '############+#####+########',
      '#ccccccccc#ddddddddddddddd#',
      '#ccccccccc#ddddddddddddddd#',
      '#ccccccccc+ddddddddddddddd#',
      '#ccccccccc#ddddddddddddddd#',
      '#ccccccccc#ddddddddddddddd#',
      '###############++##########',
    ],
    rooms: {
      a: {
        arena: 'lecture hall', floor: 'darkPlanks',
        furniture: [
          ['wide-blackboard', 5, 0, 'blackboard'], ['lectern', 3, 1, 'lectern'],
          ...numbered('school-desk', 'seat', 1, [[2, 3], [5, 3], [8, 3], [11, 3]]),
          ...numbered('school-desk', 'seat', 5, [[2, 5], [5, 5], [8, 5], [11, 5]]), ['plant', 13, 1], ['globe', 1, 1],
        ],
      },
      b: {
        arena: 'library', floor: 'carpet',
        furniture: [
          ['tall-bookshelf', 15, 1, 'bookshelf 1'], ['tall-bookshelf', 22, 1, 'bookshelf 2'], ['bookshelf', 19, 1], ['plant', 25, 1],
          ['reading-table', 15, 3, 'reading table 1'], ['reading-table', 15, 5, 'reading table 2'], ['writing-desk', 23, 4, 'librarian desk'],
          ['book-island', 19, 3], ['armchair-rose', 25, 6], ['armchair-rose', 25, 5],
        ],
      },
      c: {
        arena: 'laboratory', floor: 'tiles',
        furniture: [
          ['lab-bench', 2, 10, 'bench 1'], ['lab-bench', 6, 10, 'bench 2'], ['microscope', 8, 8, 'microscope'], ['flask-shelf', 2, 8],
          ['flask-shelf', 5, 8], ['filing-cabinet', 9, 8], ['plant', 1, 12], ['plant', 9, 12],
        ],
      },
      d: {
        arena: 'common room', floor: 'planks',
        furniture: [
          ['rug-terracotta', 20, 10], ['sofa-slate', 20, 10, 'sofa'], ['armchair-slate', 22, 10], ['long-table', 12, 9, 'table'], ['plant', 25, 8],
          ['bookshelf', 22, 8], ['coffee-machine', 14, 8],
          ['plant', 11, 12], ['plant', 25, 12], ['cafe-table', 17, 11], ['fireplace', 19, 8],
        ],
      },
    },
  },
  {
    name: 'College dorm', at: [3, 22], access: 'public', roof: 'ochre', sign: { emblem: 'bed', at: [8, 9] },
    plan: [
      '#####################',
      '#111#222#333#444#bbb#',
      '#111#222#333#444#bbb#',
      '#111#222#333#444#bbb#',
      '##+###+###+###+###+##',
      '#ccccccccccccccccccc#',
      '#ccccccccccccccccccc#',
      '#ccccccccccccccccccc#',
      '#ccccccccccccccccccc#',
      '#########++##########',
    ],
    rooms: {
      1: dormRoom(1, 1, 'slate'), 2: dormRoom(2, 5, 'rose'), 3: dormRoom(3, 9, 'pine'), 4: dormRoom(4, 13, 'ochre'),
      b: { arena: 'bathroom', floor: 'tiles', furniture: [['shower', 17, 1, 'shower'], ['wash-basin', 18, 1, 'sink'], ['toilet', 19, 1],
      ['bath-mat', 17, 2]] },
      c: {
        arena: 'common room', floor: 'planks',
        furniture: [
          ['stove', 3, 5, 'stove'], ['kitchen-sink', 4, 5, 'sink'], ['cupboard', 5, 5], ['bookshelf', 11, 5], ['plant', 1, 5], ['plant', 19, 5],
          ['long-table', 3, 7, 'table'], ['fireplace', 7, 5], ['dining-table', 8, 7], ['rug-plum', 14, 7], ['sofa-ochre', 14, 7, 'sofa'],
          ['armchair-ochre', 16, 7],
        ],
      },
    },
  },
  {
    name: 'Town hall', at: [39, 14], access: 'public', roof: 'terracotta', sign: { emblem: 'clock', at: [3, 10] },
    plan: [
      '####################',
      '#hhhhhhhhhhh#oooooo#',
      '#hhhhhhhhhhh#oooooo#',
      '#hhhhhhhhhhh+oooooo#',
      '#hhhhhhhhhhh#oooooo#',
      '#hhhhhhhhhhh########',
      '#hhhhhhhhhhh#aaaaaa#',
      '#hhhhhhhhhhh+aaaaaa#',
      '#hhhhhhhhhhh#aaaaaa#',
      '#hhhhhhhhhhh#aaaaaa#',
      '#####++#############',
    ],
    rooms: {
      h: {
        arena: 'hall', floor: 'checker',
        furniture: [
          ['podium', 5, 2, 'podium'], ['runner', 5, 3], ['notice-board', 9, 0, 'notice board'], ['flag', 3, 1], ['flag', 8, 1], ['plant', 1, 1],
          ['plant', 11, 1],
          ...numbered('bench-seat', 'seat', 1, [[2, 5], [8, 5], [2, 7]]), ['bench-seat', 8, 7, 'seat 4'], ['bench-seat', 2, 9, 'seat 5'],
          ['bench-seat', 8, 9, 'seat 6'],
        ],
      },
      o: {
        arena: 'office', floor: 'carpet',
        furniture: [['writing-desk', 15, 2, 'desk'], ['filing-cabinet', 13, 1, 'filing cabinet'], ['bookshelf', 17, 1], ['plant', 13, 4]],
      },
      a: {
        arena: 'archive', floor: 'darkPlanks',
        furniture: [['archive-shelf', 14, 6, 'shelf'], ['bookshelf', 17, 6], ['reading-table', 14, 8, 'reading desk']],
      },
    },
  },
  {
    name: 'Kettle and Crumb', at: [25, 28], access: 'public', roof: 'rose', sign: { emblem: 'cup', at: [4, 11] },
    plan: [
      '################',
      '#kkkkkkkkkkkkkk#',
      '#kkkkkkkkkkkkkk#',
      '#kkkkkkkkkkkkkk#',
      '##########+#####',
      '#cccccccccccccc#',
      '#cccccccccccccc#',
      '#cccccccccccccc#',
      '#cccccccccccccc+',
      '#cccccccccccccc+',
      '#cccccccccccccc#',
      '######++########',
    ],
    rooms: {
      k: {
        arena: 'bakery', floor: 'kitchen',
        furniture: [['oven', 2, 1, 'oven'], ['work-table', 6, 3, 'work table'], ['flour-shelf', 5, 1, 'flour shelf'],
        ['kitchen-sink', 8, 1, 'sink'], ['sacks', 13, 1], ['bread-shelf', 11, 1]],
      },
      c: {
        arena: 'cafe', floor: 'planks',
        furniture: [
          ['cafe-counter', 8, 6, 'counter'], ['piano', 1, 5, 'piano'], ['plant', 14, 5], ['menu-board', 12, 4],
          ...numbered('cafe-table', 'table', 1, [[4, 6], [1, 8], [5, 8], [9, 8]]), ['plant', 1, 10], ['cafe-table', 10, 10], ['plant', 14, 10],
        ],
      },
    },
  },
  {
    name: 'Willow market', at: [61, 15], access: 'public', roof: 'pine', sign: { emblem: 'basket', at: [3, 8] },
    plan: [
      '###############',
      '#sssssssss#ttt#',
      '#sssssssss#ttt#',
      '#sssssssss#ttt#',
      '#sssssssss+ttt#',
      '#sssssssss#ttt#',
      '#sssssssss#ttt#',
      '#sssssssss#ttt#',
      '####++#########',
    ],
    rooms: {
      s: {
        arena: 'shop', floor: 'tiles',
        furniture: [
          ['fridge', 1, 1, 'fridge'], ['wall-shelf', 4, 1], ['wall-shelf', 7, 1],
          ['grocery-shelf', 2, 3, 'grocery shelf 1'], ['grocery-shelf', 2, 5, 'grocery shelf 2'], ['produce-stand', 7, 3, 'produce stand'],
          ['shop-counter', 7, 6, 'counter'], ['sacks', 9, 3],
          ['flower-tub-rose', 1, 7], ['flower-tub-plum', 2, 7], ['crates', 1, 3],
        ],
      },
      t: { arena: 'storeroom', floor: 'stone', furniture: [['crates', 12, 1, 'crate'], ['crates', 13, 1], ['crates', 11, 1], ['sacks', 13, 7],
      ['barrel', 11, 7], ['sacks', 13, 3], ['barrel', 13, 5]] },
    },
  },
  {
    name: 'Pharmacy', at: [62, 29], access: 'public', roof: 'slate', sign: { emblem: 'mortar', at: [4, 6] },
    plan: [
      '##############',
      '#ppppppp#bbbb#',
      '#ppppppp#bbbb#',
      '#ppppppp+bbbb#',
      '+ppppppp#bbbb#',
      '#ppppppp#bbbb#',
      '##++##########',
    ],
    rooms: {
      p: {
        arena: 'shop', floor: 'tiles',
        furniture: [['medicine-shelf', 2, 1, 'medicine shelf'], ['shop-counter', 4, 3, 'counter'], ['scale', 1, 1, 'scale'], ['bench', 5, 5],
        ['plant', 7, 5]],
      },
      b: { arena: 'back room', floor: 'planks', furniture: [['desk', 9, 1, 'desk'], ['filing-cabinet', 11, 1, 'cabinet'], ['crates', 12, 5],
      ['sacks', 9, 5]] },
    },
  },
  {
    name: 'The Heron', at: [42, 44], access: 'public', roof: 'ochre', sign: { emblem: 'heron', at: [3, 8] },
    plan: [
      '#################',
      '#rrrrrrrrrr#llll#',
      '#rrrrrrrrrr#llll#',
      '#rrrrrrrrrr#llll#',
      '#rrrrrrrrrr+llll#',
      '#rrrrrrrrrr#llll#',
      '#rrrrrrrrrr#llll#',
      '#rrrrrrrrrr#llll#',
      '####++###########',
    ],
    rooms: {
      r: {
        arena: 'bar room', floor: 'darkPlanks',
        furniture: [
          ['rug-terracotta', 1, 2], ['bar-stool', 5, 3], ['bar-stool', 7, 3], ['bar-stool', 9, 3], ['pub-table', 6, 7], ['barrel', 10, 7],
          ['fireplace', 1, 1, 'fireplace'], ['dartboard', 4, 0, 'dartboard'], ['bottle-shelf', 6, 0], ['bar-counter', 5, 2, 'counter'],
          ...numbered('pub-table', 'table', 1, [[1, 4], [6, 5], [2, 6]]),
        ],
      },
      l: { arena: 'cellar', floor: 'stone', furniture: [['barrels', 13, 1, 'barrel'], ['barrel', 12, 7], ['crates', 15, 7], ['barrel', 15, 5],
      ['barrel', 15, 1], ['sacks', 12, 1], ['crates', 14, 7], ['barrel', 15, 3]] },
    },
  },
  {
    name: 'Art studio', at: [22, 45], access: 'public', roof: 'plum', sign: { emblem: 'palette', at: [6, 7] },
    plan: [
      '##################',
      '#ssssssss#ggggggg#',
      '#ssssssss#ggggggg#',
      '#ssssssss+ggggggg#',
      '#ssssssss#ggggggg#',
      '#ssssssss#ggggggg#',
      '#ssssssss#ggggggg#',
      '###++########++###',
    ],
    rooms: {
      s: {
        arena: 'studio', floor: 'planks',
        furniture: [['paint-shelf', 2, 1, 'paint shelf'], ['easel', 6, 2, 'easel 1'], ['easel', 2, 4, 'easel 2'],
        ['pottery-wheel', 6, 5, 'pottery wheel'], ['plant', 8, 1], ['splashes', 5, 3], ['splashes', 1, 5], ['canvases', 7, 4], ['canvases', 4, 1]],
      },
      g: {
        arena: 'gallery', floor: 'darkPlanks',
        furniture: [['big-painting', 12, 0, 'painting'], ['small-painting', 10, 0], ['small-painting', 16, 0], ['sculpture', 15, 3, 'sculpture'],
        ['rug-plum', 11, 3], ['bench', 11, 3, 'bench'], ['plant', 16, 6], ['plant', 10, 6]],
      },
    },
  },
  {
    name: 'Workshop', at: [3, 36], access: 'public', roof: 'terracotta', sign: { emblem: 'gear', at: [6, 7] },
    plan: [
      '#############',
      '#wwwwwwwwwww#',
      '#wwwwwwwwwww#',
      '#wwwwwwwwwww+',
      '#wwwwwwwwwww#',
      '#wwwwwwwwwww#',
      '#wwwwwwwwwww#',
      '####++#######',
    ],
    rooms: {
      w: {
        arena: 'workshop', floor: 'stone',
        furniture: [
          ['tool-wall', 2, 0, 'tool wall'], ['workbench', 6, 1, 'workbench'], ['lathe', 2, 4, 'lathe'], ['bicycle-stand', 7, 5, 'bicycle stand'],
          ['crates', 11, 1], ['barrel', 1, 6], ['wall-shelf', 9, 1], ['sacks', 1, 1], ['barrel', 11, 6], ['crates', 10, 6],
        ],
      },
    },
  },
  {
    name: 'School', at: [77, 3], access: 'public', roof: 'terracotta', sign: { emblem: 'bell', at: [3, 7] },
    plan: [
      '##################',
      '#cccccccccc#sssss#',
      '#cccccccccc#sssss#',
      '#cccccccccc#sssss#',
      '#cccccccccc+sssss#',
      '#cccccccccc#sssss#',
      '#cccccccccc#sssss#',
      '####++############',
    ],
    rooms: {
      c: {
        arena: 'classroom', floor: 'planks',
        furniture: [
          ['wide-blackboard', 3, 0, 'blackboard'], ['teacher-desk', 7, 1, 'teacher desk'], ['globe', 1, 1], ['plant', 10, 1],
          ...numbered('school-desk', 'pupil desk', 1, [[1, 3], [4, 3], [7, 3], [1, 5], [4, 5], [7, 5]]),
        ],
      },
      s: { arena: 'staff room', floor: 'carpet', furniture: [['kettle', 12, 1, 'kettle'], ['dining-table', 13, 3, 'table'], ['plant', 16, 1],
      ['bookshelf', 14, 1], ['armchair-slate', 16, 5], ['small-rug-slate', 14, 5]] },
    },
  },
]
