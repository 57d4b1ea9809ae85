/** What a page loads. Of the imports that are left when the types are gone, none may lead to Node or to a compiler. */
export default {
  forbidden: [
    {
      name: 'browser-without-node',
      comment: 'A page has no modules of Node.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-without-compiler',
      comment:
        'Compiling schemas makes functions of text, which a strict page forbids. The runtime of validators does not.',
      severity: 'error',
      from: { path: '^spec/' },
      to: { path: 'node_modules/(?!ajv/dist/runtime/(equal|ucs2length)\\.js$)' },
    },
    {
      name: 'browser-small',
      comment: 'A browser sees a part of a log, in validators and tables of its own: no log state, no full tables.',
      severity: 'error',
      from: { path: '^spec/' },
      to: {
        path: '^spec/reference/(admission/state/|specification\\.|rule-functions\\.|compile-validators\\.)|^spec/(generated|compiler|site)/|^spec/browser/build/',
      },
    },
    {
      name: 'browser-of-spec',
      severity: 'error',
      from: { path: '^spec/' },
      to: { path: '^(runners|generators)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.mjs'] },
  },
}
