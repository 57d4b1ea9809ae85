import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['spec/**/*.test.ts', 'runners/**/*.test.ts', 'generators/**/*.test.ts'],
    typecheck: { enabled: true, include: ['spec/**/*.test-d.ts'], tsconfig: './tsconfig.test.json' },
    testTimeout: 60_000,
    // a worker for each core: many tests wait for processes of their own
    maxWorkers: '100%',
    // no test changes what a module holds, so that files can share what is loaded
    isolate: false,
    reporters: ['default', 'json'],
    outputFile: { json: 'report/tests.json' },
  },
})
