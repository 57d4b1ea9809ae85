import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['spec/**/*.test.ts', 'runners/**/*.test.ts', 'generators/**/*.test.ts'],
    typecheck: { enabled: true, include: ['spec/**/*.test-d.ts'], tsconfig: './tsconfig.test.json' },
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'report/tests.json' },
  },
})
