/** The keys of a keyboard from left to right and top to bottom, as they write in English and in Thai (Kedmanee). */
const english = '1234567890-=qwertyuiop[]asdfghjkl;\'zxcvbnm,./!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?'
const thai = 'ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใฝ+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ'

const translate = (text: string, from: string, to: string): string | null => {
  const letters = [...text].map((letter) => (letter === ' ' ? ' ' : to[from.indexOf(letter)]))
  return letters.every((letter) => letter !== undefined) ? letters.join('') : null
}

/**
 * What a text would have been with the keyboard in the other language.
 *
 * @returns null when it cannot have been typed so
 * @example inOtherLayout('sy;sbo') // 'หัวหิน'
 */
export function inOtherLayout(text: string): string | null {
  const isThai = /[\u0e01-\u0e5b]/.test(text)
  return isThai ? translate(text, thai, english) : translate(text, english, thai)
}
