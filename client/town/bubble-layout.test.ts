import { describe, expect, test } from 'vitest'
import type { BubbleBox, BubblePlace } from './bubble-layout.ts'
import { placeBubbles } from './bubble-layout.ts'

const screen = { width: 1280, height: 720 }
const box = (tipX: number, tipY: number, width = 240, height = 63): BubbleBox => ({ tipX, tipY, width, height })

function overlapping(boxes: readonly BubbleBox[], places: readonly BubblePlace[]): number {
  let count = 0
  for (let a = 0; a < boxes.length; a += 1) {
    for (let b = a + 1; b < boxes.length; b += 1) {
      const [one, two, p, q] = [boxes[a] as BubbleBox, boxes[b] as BubbleBox, places[a], places[b]]
      if (p && q && p.left < q.left + two.width && q.left < p.left + one.width && p.top < q.top + two.height && q.top < p.top + one.height) count += 1
    }
  }
  return count
}

describe('where bubbles go', () => {
  test('alone, a bubble stands centred over its speaker', () => {
    expect(placeBubbles([box(600, 400)], screen)).toEqual([{ left: 480, top: 337 }])
  })

  test('of two who stand beside each other, one bubble is nudged above the other', () => {
    const [low, high] = placeBubbles([box(600, 400), box(640, 396)], screen)
    expect(low).toEqual({ left: 480, top: 337 })
    expect(high && (high.top <= 337 - 63)).toBe(true)
  })

  test('it hangs to the side rather than over the face of somebody who talks', () => {
    const face = { left: 680, top: 340, width: 34, height: 50 }
    const [place] = placeBubbles([box(600, 400)], screen, [face])
    expect(place && (place.left + 240 <= face.left || place.top + 63 <= face.top)).toBe(true)
    expect(place && place.left <= 600 && place.left + 240 >= 600).toBe(true)
  })

  test('faces all round do not silence anybody', () => {
    const faces = Array.from({ length: 60 }, (_, n) => ({ left: (n % 12) * 100, top: Math.floor(n / 12) * 120, width: 90, height: 110 }))
    expect(placeBubbles([box(600, 400)], screen, faces)[0]).not.toBeNull()
  })

  test('none covers another, however they crowd, and all stay on the screen', () => {
    const crowd = Array.from({ length: 14 }, (_, n) => box(300 + ((n * 97) % 500), 80 + ((n * 53) % 300), 120 + ((n * 31) % 130), n % 3 === 0 ? 29 : 63))
    const places = placeBubbles(crowd, screen)
    expect(overlapping(crowd, places)).toBe(0)
    expect(places.filter((place) => place === null)).toEqual([])
    for (const [index, place] of places.entries()) {
      expect(place && place.left >= 0 && place.top >= 0 && place.left + (crowd[index] as BubbleBox).width <= screen.width).toBe(true)
    }
  })

  test('at the top edge there is no room above: it goes to the side', () => {
    const pair = [box(600, 70), box(620, 72)]
    const places = placeBubbles(pair, screen)
    expect(places.every((place) => place !== null && place.top >= 0)).toBe(true)
    expect(overlapping(pair, places)).toBe(0)
  })

  test('on a screen that is full, the newest have the room', () => {
    const narrow = { width: 260, height: 150 }
    const places = placeBubbles([box(130, 75), box(130, 75), box(130, 75)], narrow)
    expect(places[0]).not.toBeNull()
    expect(places.filter((place) => place === null).length).toBeGreaterThan(0)
  })
})
