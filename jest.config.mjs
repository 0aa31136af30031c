const modulesWithoutCommonJs =
  'gatsby|gatsby-script|gatsby-link|unified|bail|is-plain-obj|trough|vfile|vfile-.*|parse5|entities|rehype-.*|hast-.*|hastscript|property-information|space-separated-tokens|comma-separated-tokens|web-namespaces|zwitch|devlop|unist-util-.*|@ungap|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit'

const shared = {
  transform: { '\\.[jt]sx?$': ['babel-jest', { configFile: './test/babel.config.cjs' }] },
  transformIgnorePatterns: [`node_modules/(?!(${modulesWithoutCommonJs})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/public/', '/.cache/', '/.data/'],
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/public/', '<rootDir>/.data/'],
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '' },
}

export default {
  // For what hangs, not for what is slow: machines differ by a factor of four
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'site',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/test/css-module.cjs',
        '\\.css$': '<rootDir>/test/css-module.cjs',
      },
      setupFilesAfterEnv: ['<rootDir>/test/setup-site.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testMatch: ['<rootDir>/{src,plugins,server,scripts}/**/*.test.ts'],
      testEnvironment: 'node',
    },
    { ...shared, displayName: 'browser', testMatch: ['<rootDir>/e2e/**/*.e2e.ts'], testEnvironment: 'node' },
  ],
}
