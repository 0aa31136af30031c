// What the site uses of react-i18next, past its index (src/gatsby/lean-modules.ts)
export { I18nextProvider } from '../../node_modules/react-i18next/dist/es/I18nextProvider.js'
export { useTranslation } from '../../node_modules/react-i18next/dist/es/useTranslation.js'
