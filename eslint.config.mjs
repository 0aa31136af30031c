import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Modules of src that hold no React and no Gatsby, so that the server and the scripts may use them. */
const sharedModules = [
  'settings',
  'i18n',
  'forms',
  'redirects',
  'article-html',
  'clients',
  'consent',
  'live-article',
  'search',
  'share-card',
]
const siteOnly = {
  regex: `/src/(?!(${sharedModules.join('|')})/)`,
  message: `Server and scripts may use only these folders of src: ${sharedModules.join(', ')}.`,
}
const reactAndGatsby = {
  group: ['react', 'react-dom', 'react-*', 'gatsby', 'gatsby-*'],
  message: 'This code runs outside the site: no React, no Gatsby.',
}
const serverCode = { regex: '(^|/)server(/|$)', message: 'The site must not import from the server.' }
/** An effect that returns what a browser's method answers, such as a promise, breaks when it is cleaned up. */
const effectsWithoutBlock = {
  selector:
    'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[expression=true]:not(:has(> ArrowFunctionExpression))',
  message: 'Give the effect a body in braces, so that it returns nothing but a clean-up.',
}
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

export default tseslint.config(
  { ignores: ['public', '.cache', '.data', 'node_modules', 'screenshots', 'src/gatsby-types.d.ts', 'static'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['src/**/*.tsx', 'gatsby-*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat['recommended-latest']],
    rules: { 'no-restricted-syntax': ['error', effectsWithoutBlock] },
  },
  { files: ['src/**', 'plugins/**', 'gatsby-*'], rules: restrict(serverCode) },
  { files: ['server/**', 'scripts/**'], ignores: ['**/*.test.ts'], rules: restrict(siteOnly, reactAndGatsby) },
  { files: sharedModules.map((name) => `src/${name}/**`), rules: restrict(reactAndGatsby, serverCode) },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        module: 'writable',
        require: 'readonly',
      },
    },
  },
)
