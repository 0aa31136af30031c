import type { Language } from '../i18n/locales'
import { articleContent } from './article-content'
import type { LiveArticle } from './read-article'

/** Words that stand in the shell where those of an article go. Letters alone, so that no escaping changes them. */
export const marks = {
  title: 'LIVExTITLEx',
  excerpt: 'LIVExEXCERPTx',
  name: 'LIVExNAMEx',
  category: 'LIVExCATEGORYx',
  label: 'LIVExLABELx',
  coverAlt: 'LIVExCOVERxALTx',
  tag: 'LIVExTAGx',
  text: 'LIVExTEXTx',
  link: 'LIVExLINKx',
  pictureAlt: 'LIVExPICTURExALTx',
  caption: 'LIVExCAPTIONx',
  embed: 'LIVExEMBEDx',
  cell: 'LIVExCELLx',
  heading: 'LIVExHEADINGx',
} as const

/** Base address of the API that the shell's pictures come from. */
export const shellApiUrl = 'https://live-article.invalid'

/** Addresses that stand in the shell. */
export const shellAddresses = {
  cover: `${shellApiUrl}/images/cover.jpg`,
  link: `${shellApiUrl}/link`,
  picture: `${shellApiUrl}/images/picture.jpg`,
  embed: 'https://www.youtube-nocookie.com/embed/LIVExEMBED',
} as const

/** One of each element that the article page shows in a way of its own. */
const body = [
  `<p>${marks.text}</p>`,
  `<p><a href="${shellAddresses.link}">${marks.link}</a></p>`,
  `<figure><img src="/images/picture.jpg" alt="${marks.pictureAlt}"><figcaption>${marks.caption}</figcaption></figure>`,
  `<iframe src="${shellAddresses.embed}" title="${marks.embed}"></iframe>`,
  `<table><tbody><tr><td>${marks.cell}</td></tr></tbody></table>`,
  // Enough for a table of contents
  ...['A', 'B', 'C'].map((letter) => `<h2>${marks.heading}${letter}</h2>`),
].join('')

/** The article that the shell is built with. The date is one that no article has, and stands for the date. */
export const shellArticle = (language: Language): LiveArticle => ({
  name: marks.name,
  category: 'property_insight',
  language,
  languages: ['th', 'en'],
  title: marks.title,
  excerpt: marks.excerpt,
  body,
  cover: { url: '/images/cover.jpg', alt: marks.coverAlt },
  tags: [marks.tag],
  relatedProjects: [],
  publishedAt: '1957-03-02T02:00:00.000Z',
  updatedAt: '1957-03-02T02:00:00.000Z',
})

/** Minutes that stand for the minutes. */
export const shellMinutes = 987_654

/** What the shell's page shows. */
export const shellContent = (language: Language): Queries.ArticleContentFragment => ({
  ...articleContent(shellArticle(language), shellApiUrl),
  readingMinutes: shellMinutes,
  category: { key: marks.category, label: marks.label },
})
