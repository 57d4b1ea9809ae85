const tests = '\\.(test(-d)?|fixture)\\.ts$'

/** The arrows of the house: which part may import which. */
export default {
  forbidden: [
    {
      name: 'compiler-alone',
      comment: 'The compiler turns notes into files; it imports nothing of the rest.',
      severity: 'error',
      from: { path: '^spec/compiler/', pathNot: tests },
      to: { path: '^(spec|runners|generators)/', pathNot: '^spec/compiler/' },
    },
    {
      name: 'reference-from-generated',
      comment: 'The reference is built from what the notes compile to, and from nothing else.',
      severity: 'error',
      from: { path: '^spec/reference/', pathNot: tests },
      to: { path: '^(spec|runners|generators)/', pathNot: '^spec/(reference|generated)/|^spec/rule-record\\.ts$' },
    },
    {
      name: 'spec-below-runners',
      comment: 'What is right does not depend on how it is tested.',
      severity: 'error',
      from: { path: '^spec/', pathNot: tests },
      to: { path: '^(runners|generators)/' },
    },
    {
      name: 'engine-below-cli',
      comment: 'The command line is the outermost shell.',
      severity: 'error',
      from: { path: '^runners/(protocol|carriers|engine|proof|reports|implementations)/', pathNot: tests },
      to: { path: '^runners/cli/' },
    },
    {
      name: 'reports-are-pure',
      comment: 'A report is a function of the result stream: no files, no processes.',
      severity: 'error',
      from: { path: '^runners/reports/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.mjs'] },
  },
}
