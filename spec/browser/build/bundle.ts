import { dirname } from 'node:path'
import { build, type Plugin, transformWithEsbuild } from 'vite'

/** Puts a module and all that it imports into one file. Throws on a warning: one is of what only Node has. */
export async function bundle(entry: string, directory: string, fileName: string): Promise<void> {
  await build({
    configFile: false,
    root: dirname(entry),
    logLevel: 'error',
    publicDir: false,
    plugins: [withoutWhitespace],
    build: {
      outDir: directory,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: () => fileName },
      rollupOptions: {
        onwarn: ({ message }) => {
          throw new Error(message)
        },
      },
    },
  })
}

/** A library keeps its whitespace for the sake of whoever bundles it again; of validators that is a third. */
const withoutWhitespace: Plugin = {
  name: 'without-whitespace',
  generateBundle: async (_options, files) => {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk')
        file.code = (await transformWithEsbuild(file.code, file.fileName, { minify: true })).code
    }
  },
}
