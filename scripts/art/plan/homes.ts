import type { House, Room } from './spec.ts'

type Blanket = 'rose' | 'slate' | 'pine' | 'ochre' | 'plum'

/** A bedroom of 3 rows with its top left floor tile at (x, y): desk, wardrobe, and the bed in the far corner. */
const bedroom = (arena: string, x: number, y: number, blanket: Blanket, width: 3 | 4 = 4): Room => ({
  arena, floor: 'planks',
  furniture: [['desk', x, y, 'desk'], ['wardrobe', x + 1, y, 'wardrobe'], [`bed-${blanket}`, x + width - 1, y, 'bed'],
  [`small-rug-${blanket === 'rose' ? 'slate' : 'rose'}`, x + 1, y + 2]],
})

/** The same for two: 5 by 3 tiles. */
const doubleBedroom = (arena: string, x: number, y: number, blanket: Blanket): Room => ({
  arena, floor: 'planks',
  furniture: [['desk', x, y, 'desk'], ['wardrobe', x + 1, y, 'wardrobe'], [`double-bed-${blanket}`, x + 3, y, 'bed'],
  [`small-rug-${blanket === 'ochre' ? 'slate' : 'ochre'}`, x + 2, y + 2]],
})

/** A bathroom of 3 by 3 tiles or more, the bath on the left. */
const bathroom = (x: number, y: number): Room => ({
  arena: 'bathroom', floor: 'tiles',
  furniture: [['bath', x, y, 'bath'], ['wash-basin', x + 1, y, 'sink'], ['toilet', x + 2, y], ['bath-mat', x + 1, y + 1]],
})

/** The same with the bath on the right, for a door on the left. */
const mirroredBathroom = (x: number, y: number): Room => ({
  arena: 'bathroom', floor: 'tiles',
  furniture: [['wash-basin', x, y, 'sink'], ['toilet', x + 1, y], ['bath', x + 2, y, 'bath'], ['bath-mat', x + 1, y + 1]],
})

export const homes: readonly House[] = [
  {
    name: 'Hill House', at: [34, 3], access: 'private', roof: 'slate',
    plan: [
      '###################',
      '#1111#ccccccc#2222#',
      '#1111#ccccccc#2222#',
      '#1111+ccccccc+2222#',
      '######ccccccc######',
      '     #ccccccc#bbb# ',
      '     #ccccccc+bbb# ',
      '     #ccccccc#bbb# ',
      '     ###++######## ',
    ],
    rooms: {
      1: bedroom('bedroom 1', 1, 1, 'slate'), 2: bedroom('bedroom 2', 14, 1, 'ochre'), b: mirroredBathroom(14, 5),
      c: {
        arena: 'common room', floor: 'planks',
        furniture: [
          ['globe', 12, 4],
          ['stove', 6, 1, 'stove'], ['kitchen-sink', 7, 1, 'sink'], ['cupboard', 8, 1], ['bookshelf', 10, 1, 'bookshelf'], ['plant', 12, 1],
          ['dining-table', 7, 4, 'table'], ['rug-terracotta', 6, 6], ['sofa-slate', 6, 6, 'sofa'], ['armchair-slate', 8, 6],
        ],
      },
    },
  },
  {
    name: 'Gable House', at: [57, 3], access: 'private', roof: 'rose',
    plan: [
      '###############',
      '#ccccccc#11111#',
      '#ccccccc#11111#',
      '#ccccccc+11111#',
      '#ccccccc#######',
      '#ccccccc#bbbbb#',
      '#ccccccc+bbbbb#',
      '#ccccccc#bbbbb#',
      '####++#########',
    ],
    rooms: {
      1: doubleBedroom('bedroom 1', 9, 1, 'rose'), b: mirroredBathroom(9, 5),
      c: {
        arena: 'common room', floor: 'planks',
        furniture: [
          ['easel', 7, 7], ['plant', 1, 3],
          ['stove', 1, 1, 'stove'], ['kitchen-sink', 2, 1, 'sink'], ['cupboard', 3, 1], ['bookshelf', 5, 1, 'bookshelf'], ['plant', 7, 1],
          ['dining-table', 2, 4, 'table'], ['rug-slate', 1, 6], ['sofa-rose', 1, 6, 'sofa'], ['armchair-rose', 3, 6],
        ],
      },
    },
  },
  {
    name: 'Mill House', at: [82, 20], access: 'private', roof: 'terracotta',
    plan: [
      '################',
      '#11111#bbb#2222#',
      '#11111#bbb#2222#',
      '#11111#bbb#2222#',
      '###+####+###+###',
      '#cccccccccccccc#',
      '#cccccccccccccc#',
      '+cccccccccccccc#',
      '#cccccccccccccc#',
      '######++########',
    ],
    rooms: {
      1: doubleBedroom('bedroom 1', 1, 1, 'pine'), b: bathroom(7, 1), 2: bedroom('bedroom 2', 11, 1, 'plum'),
      c: {
        arena: 'common room', floor: 'planks',
        furniture: [
          ['fireplace', 6, 5], ['sacks', 13, 5],
          ['stove', 1, 5, 'stove'], ['kitchen-sink', 2, 5, 'sink'], ['cupboard', 4, 5], ['bookshelf', 10, 5, 'bookshelf'], ['plant', 14, 5],
          ['long-table', 3, 7, 'table'], ['rug-pine', 10, 7], ['sofa-terracotta', 10, 7, 'sofa'], ['armchair-terracotta', 12, 7],
        ],
      },
    },
  },
  {
    name: 'Corner House', at: [59, 39], access: 'private', roof: 'plum',
    plan: [
      '#################',
      '#bbb#cccccc#1111#',
      '#bbb#cccccc#1111#',
      '#bbb+cccccc+1111#',
      '#####cccccc######',
      '    #cccccc#2222#',
      '    #cccccc+2222#',
      '    #cccccc#2222#',
      '    ###++########',
    ],
    rooms: {
      1: bedroom('bedroom 1', 12, 1, 'plum'), 2: bedroom('bedroom 2', 12, 5, 'pine'), b: bathroom(1, 1),
      c: {
        arena: 'common room', floor: 'planks',
        furniture: [
          ['globe', 10, 7], ['plant', 5, 5],
          ['stove', 5, 1, 'stove'], ['kitchen-sink', 6, 1, 'sink'], ['cupboard', 7, 1], ['bookshelf', 8, 1, 'bookshelf'], ['plant', 10, 1],
          ['dining-table', 6, 4, 'table'], ['rug-ochre', 5, 6], ['sofa-plum', 5, 6, 'sofa'], ['armchair-plum', 7, 6],
        ],
      },
    },
  },
  {
    name: 'Rose Cottage', at: [2, 56], access: 'private', roof: 'rose',
    plan: [
      '###########',
      '#11111#bbb#',
      '#11111#bbb#',
      '#11111#bbb#',
      '###+####+##',
      '#ccccccccc#',
      '#ccccccccc#',
      '#ccccccccc+',
      '#ccccccccc#',
      '####++#####',
    ],
    rooms: {
      1: doubleBedroom('bedroom 1', 1, 1, 'rose'), b: bathroom(7, 1),
      c: {
        arena: 'common room', floor: 'planks',
        furniture: [
          ['flower-tub-rose', 1, 8],
          ['stove', 1, 5, 'stove'], ['kitchen-sink', 2, 5, 'sink'], ['bookshelf', 5, 5, 'bookshelf'], ['plant', 9, 5],
          ['dining-table', 1, 7, 'table'], ['rug-slate', 6, 7], ['sofa-rose', 6, 7, 'sofa'], ['armchair-rose', 8, 7],
        ],
      },
    },
  },
  {
    name: 'Fern Cottage', at: [19, 56], access: 'private', roof: 'pine',
    plan: [
      '###############',
      '#1111#bbb#2222#',
      '#1111#bbb#2222#',
      '#1111#bbb#2222#',
      '###+###+###+###',
      '#ccccccccccccc#',
      '#ccccccccccccc#',
      '#ccccccccccccc#',
      '#ccccccccccccc#',
      '#######++######',
    ],
    rooms: {
      1: bedroom('bedroom 1', 1, 1, 'ochre'), b: bathroom(6, 1), 2: bedroom('bedroom 2', 10, 1, 'rose'),
      c: {
        arena: 'common room', floor: 'planks',
        furniture: [
          ['fireplace', 5, 5], ['plant', 12, 5], ['plant', 1, 8],
          ['stove', 1, 5, 'stove'], ['kitchen-sink', 2, 5, 'sink'], ['cupboard', 4, 5], ['bookshelf', 8, 5, 'bookshelf'], ['plant', 13, 5],
          ['dining-table', 2, 7, 'table'], ['rug-rose', 10, 7], ['sofa-pine', 10, 7, 'sofa'], ['armchair-pine', 12, 7],
        ],
      },
    },
  },
  {
    name: 'Elm House', at: [36, 56], access: 'private', roof: 'ochre',
    plan: [
      '###################',
      '#2222#cccccc#11111#',
      '#2222#cccccc#11111#',
      '#2222+cccccc#11111#',
      '######cccccc+11111#',
      '#bbbb#cccccc#######',
      '#bbbb#cccccc+      ',
      '#bbbb+cccccc#      ',
      '#bbbb#cccccc#      ',
      '########++###      ',
    ],
    rooms: {
      2: bedroom('bedroom 2', 1, 1, 'slate'), 1: doubleBedroom('bedroom 1', 13, 1, 'ochre'), b: bathroom(1, 5),
      c: {
        arena: 'common room', floor: 'planks',
        furniture: [
          ['flower-tub-plum', 6, 8], ['plant', 11, 8],
          ['stove', 6, 1, 'stove'], ['kitchen-sink', 7, 1, 'sink'], ['cupboard', 8, 1], ['bookshelf', 9, 1, 'bookshelf'], ['plant', 11, 1],
          ['dining-table', 7, 4, 'table'], ['rug-plum', 8, 7], ['sofa-ochre', 8, 7, 'sofa'], ['armchair-ochre', 10, 7],
        ],
      },
    },
  },
  {
    name: 'Orchard House', at: [60, 56], access: 'private', roof: 'terracotta',
    plan: [
      '#################',
      '#111#222#333#bbb#',
      '#111#222#333#bbb#',
      '#111#222#333#bbb#',
      '##+###+###+###+##',
      '#ccccccccccccccc#',
      '#ccccccccccccccc#',
      '+ccccccccccccccc#',
      '#ccccccccccccccc#',
      '######++#########',
    ],
    rooms: {
      1: bedroom('bedroom 1', 1, 1, 'slate', 3), 2: bedroom('bedroom 2', 5, 1, 'rose', 3), 3: bedroom('bedroom 3', 9, 1, 'pine', 3), b: bathroom(13, 1),
      c: {
        arena: 'common room', floor: 'planks',
        furniture: [
          ['fireplace', 12, 5], ['sacks', 15, 8],
          ['stove', 3, 5, 'stove'], ['kitchen-sink', 4, 5, 'sink'], ['cupboard', 5, 5], ['bookshelf', 8, 5, 'bookshelf'], ['plant', 15, 5],
          ['long-table', 2, 7, 'table'], ['rug-plum', 11, 7], ['sofa-ochre', 11, 7, 'sofa'], ['armchair-ochre', 13, 7],
        ],
      },
    },
  },
  {
    name: 'Lock Cottage', at: [79, 56], access: 'private', roof: 'slate',
    plan: [
      '##########',
      '#1111#bbb#',
      '#1111#bbb#',
      '#1111#bbb#',
      '###+###+##',
      '#cccccccc#',
      '#cccccccc#',
      '#cccccccc#',
      '#cccccccc#',
      '###++#####',
    ],
    rooms: {
      1: bedroom('bedroom 1', 1, 1, 'slate'), b: bathroom(6, 1),
      c: {
        arena: 'common room', floor: 'planks',
        furniture: [
          ['barrel', 8, 8],
          ['stove', 1, 5, 'stove'], ['kitchen-sink', 2, 5, 'sink'], ['bookshelf', 4, 5, 'bookshelf'], ['plant', 8, 5],
          ['dining-table', 1, 7, 'table'], ['rug-terracotta', 5, 7], ['sofa-slate', 5, 7, 'sofa'], ['armchair-slate', 7, 7],
        ],
      },
    },
  },
  {
    name: 'Pond Cottage', at: [89, 54], access: 'private', roof: 'ochre',
    plan: [
      '##########',
      '#bbb#1111#',
      '#bbb#1111#',
      '#bbb#1111#',
      '##+###+###',
      '#cccccccc#',
      '#cccccccc#',
      '#cccccccc#',
      '#cccccccc#',
      '###++#####',
    ],
    rooms: {
      1: bedroom('bedroom 1', 5, 1, 'plum'), b: bathroom(1, 1),
      c: {
        arena: 'common room', floor: 'planks',
        furniture: [
          ['plant', 4, 5], ['barrel', 8, 8],
          ['stove', 1, 5, 'stove'], ['kitchen-sink', 3, 5, 'sink'], ['bookshelf', 7, 5, 'bookshelf'],
          ['dining-table', 1, 7, 'table'], ['rug-ochre', 5, 7], ['sofa-plum', 5, 7, 'sofa'], ['armchair-plum', 7, 7],
        ],
      },
    },
  },
]
