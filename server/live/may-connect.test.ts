import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import { createMayConnect, isLoopback } from './may-connect.ts'

describe('who may connect', () => {
  it('to a server of this machine: pages opened by its own names', () => {
    const may = createMayConnect('127.0.0.1')
    for (const host of ['127.0.0.1:4400', 'localhost:4400', '[::1]:4400', 'localhost']) {
      expect(may({ host }), host).toBe(true)
      expect(may({ host, origin: `http://${host}` }), host).toBe(true)
    }
    for (const host of ['evil.example:4400', '192.168.1.4:4400', '127.0.0.1.evil.example', 'localhost.evil.example', '', '%', undefined]) {
      expect(may({ host }), String(host)).toBe(false)
    }
  })

  it('never a page of another origin, be it another port of the same machine', () => {
    for (const bound of ['127.0.0.1', '0.0.0.0']) {
      const may = createMayConnect(bound)
      for (const origin of ['http://localhost:8080', 'https://evil.example', 'null', 'file://', '']) expect(may({ host: 'localhost:4400', origin }), origin).toBe(false)
      expect(may({ host: 'localhost:4400', origin: 'http://127.0.0.1:4400' })).toBe(false)
    }
  })

  it('to a server bound elsewhere: by address, or by a name of this machine that nobody else hands out', () => {
    const may = createMayConnect('0.0.0.0')
    for (const host of ['192.168.1.4:4400', '[fe80::1]:4400', 'localhost:4400', `${hostname()}:4400`, `${hostname()}.local:4400`]) expect(may({ host }), host).toBe(true)
    expect(may({ host: 'evil.example:4400' })).toBe(false)
    expect(createMayConnect('town.example')({ host: 'Town.Example:4400', origin: 'http://town.example:4400' })).toBe(true)
  })

  it('knows which addresses lead to this machine only', () => {
    expect(['localhost', '127.0.0.1', '127.3.2.1', '::1'].every(isLoopback)).toBe(true)
    expect(['0.0.0.0', '::', '127.0.0.1.evil.example', '10.0.0.1', ''].some(isLoopback)).toBe(false)
  })
})
