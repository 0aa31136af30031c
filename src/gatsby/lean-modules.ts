import path from 'node:path'

const inPackages = (file: string) => path.resolve('node_modules', file)

/**
 * Modules that stand in for larger ones in the start-up scripts.
 *
 * - i18next: the plugin for it asks for the CommonJS file and the site for the ES module; webpack would send both (14 kB).
 * - react-i18next: of it provider and hook are used; from CommonJS webpack takes everything, with an HTML parser (4 kB).
 * - rehype-parse: browsers have a parser of their own (45 kB, for articles that are found from the 404 page).
 * - lodash-es: formik copies plain values with it, which browsers do themselves (4 kB).
 * - ufo: ofetch uses two of its functions, for queries and base addresses (2 kB, with every form).
 * - hoist-non-react-statics: for wrappers of formik that this site does not use; it uses the hook (0.8 kB, with every form).
 * - outdent: for a warning that the plugin gives while one develops (1 kB).
 * - gatsby-script and partytown: for `<Script>`, which this site has not; Gatsby takes them along with its own modules (2 kB).
 */
export const leanModules = (): Record<string, string | false> => ({
  i18next$: inPackages('i18next/dist/esm/i18next.js'),
  'react-i18next$': path.resolve('src/hooks/react-i18next-parts.js'),
  'rehype-parse$': path.resolve('src/article-html/parse-in-browser.ts'),
  'lodash-es/clone$': path.resolve('src/components/form/engine/shallow-clone.ts'),
  'lodash-es/cloneDeep$': path.resolve('src/components/form/engine/deep-clone.ts'),
  ufo$: path.resolve('src/clients/lean-ufo.ts'),
  'hoist-non-react-statics$': false,
  outdent$: false,
  'gatsby-script$': false,
  '@builder.io/partytown/integration$': false,
})
