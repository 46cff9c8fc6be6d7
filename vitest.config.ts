import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['shared/**/*.test.ts', 'server/**/*.test.ts', 'client/**/*.test.ts', 'client/**/*.test.tsx', 'scripts/**/*.test.ts'],
    environment: 'node',
    // Two cores are what the suite must do with; scenario tests run whole days.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
