import type { CodegenConfig } from '@graphql-codegen/cli'

/** Guests and staff are generated apart, so that no staff operation rides along in a guest's bundle. */
const audience = (
  folder: 'site' | 'admin',
  hooks: { hooksFrom: string; hookStyle: 'suspending' | 'apollo' },
): CodegenConfig['generates'] => ({
  [`client/${folder}/`]: {
    documents: `client/${folder}/**/*.graphql`,
    preset: 'near-operation-file',
    presetConfig: { extension: '.generated.ts' },
    plugins: ['typescript-operations', 'typed-document-node', './graphql/plugins/typed-hooks.ts'],
    config: {
      ...hooks,
      useTypeImports: true,
      strictScalars: true,
      // An error is thrown before anybody reads the data: what is null only with an error never is.
      nullability: { errorHandlingClient: true },
      scalars: {
        Date: 'string',
        DateTimeISO: 'string',
        JSON: 'unknown',
        JSONObject: 'Record<string, unknown>',
        Percent: 'number',
      },
    },
  },
})

const config: CodegenConfig = {
  schema: 'graphql/schema.graphql',
  ignoreNoDocuments: true,
  silent: true,
  generates: {
    ...audience('site', { hooksFrom: '#client/apollo/deferred.ts', hookStyle: 'suspending' }),
    ...audience('admin', { hooksFrom: '@apollo/client/react', hookStyle: 'apollo' }),
  },
}

export default config
