import type { Translation } from 'vanilla-cookieconsent'
import { categories, type Category } from '../../consent/choice'
import { storedItems, type StoredItem } from '../../consent/stored-items'
import type { Language } from '../../i18n/locales'
import english from '../../i18n/messages/en/cookies.json'
import thai from '../../i18n/messages/th/cookies.json'
import { localizedPath } from '../../i18n/paths'
import { unbrokenWords } from '../primitives/unbroken-words'

type Words = typeof english

const dictionaries: Record<Language, Words> = { th: thai, en: english }

const unbroken = new RegExp(unbrokenWords.join('|'), 'g')

/** Words as HTML in which those stay whole that browsers would break between lines. */
const whole = (text: string) => text.replace(unbroken, (word) => `<span class="whole-word">${word}</span>`)

const keptFor = ({ table }: Words, { days }: StoredItem) =>
  days === 0 ? table.window : table.days.replace('{{count}}', String(days))

/** What a category may store, as a table; undefined where we name nothing. */
function tableOf(words: Words, category: Category) {
  const body = storedItems
    .filter((item) => item.category === category)
    .map((item) => ({ name: item.name, purpose: whole(words.purpose[item.purpose]), kept: keptFor(words, item) }))
  const { name, purpose, kept } = words.table
  return body.length > 0 ? { headers: { name, purpose, kept }, body } : undefined
}

/** Every word of the banner and the settings in a language, in the form of the library, which takes HTML. */
export function translationIn(language: Language): Translation {
  const words = dictionaries[language]
  const link = (path: string, label: string) => `<a href="${localizedPath(path, language)}">${label}</a>`
  return {
    consentModal: {
      title: whole(words.banner.title),
      description: `{{revisionMessage}}${whole(words.banner.text)} ${link('/privacy-policy/', words.banner.policy)}`,
      revisionMessage: words.banner.revised,
      acceptAllBtn: whole(words.banner.accept),
      acceptNecessaryBtn: words.banner.refuse,
      showPreferencesBtn: words.banner.settings,
    },
    preferencesModal: {
      title: words.settings.title,
      closeIconLabel: words.settings.close,
      acceptAllBtn: words.settings.acceptAll,
      acceptNecessaryBtn: words.settings.refuseAll,
      savePreferencesBtn: words.settings.save,
      sections: [
        { description: `${whole(words.settings.intro)} ${link('/cookie-policy/', words.settings.more)}` },
        ...categories.map((category) => {
          const cookieTable = tableOf(words, category)
          return {
            // The library makes a label of it, and takes out all that is marked
            title: words.category[category].title,
            description: whole(words.category[category].text),
            linkedCategory: category,
            ...(cookieTable && { cookieTable }),
          }
        }),
      ],
    },
  }
}
