import enCommon from '../../src/i18n/messages/en/common.json'
import thCommon from '../../src/i18n/messages/th/common.json'
import type { Localized } from '../../src/i18n/locales'

/** The words that all pages share, as the site shows them. */
export const common: Localized<typeof enCommon> = { th: thCommon, en: enCommon }
