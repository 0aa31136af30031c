import { relatedNews, type NewsSource } from './related-news'

const item = (slug: string, publishedAt: string, ...projects: string[]): NewsSource => ({ slug, publishedAt, projects })

const news = [
  item('spring', '2026-03-01T02:00:00.000Z', 'by-the-sea'),
  item('summer', '2026-06-01T02:00:00.000Z', 'in-the-city'),
  item('autumn', '2026-09-01T02:00:00.000Z', 'by-the-sea', 'in-the-city'),
  item('company', '2026-10-01T02:00:00.000Z'),
]
const slugs = (items: NewsSource[]) => items.map(({ slug }) => slug)

describe('relatedNews', () => {
  it('keeps what is about one of the projects, newest first', () => {
    expect(slugs(relatedNews(news, ['by-the-sea']))).toEqual(['autumn', 'spring'])
  })

  it('names an item once that is about two of the projects', () => {
    expect(slugs(relatedNews(news, ['by-the-sea', 'in-the-city']))).toEqual(['autumn', 'summer', 'spring'])
  })

  it('stops at as many as are wanted', () => {
    expect(slugs(relatedNews(news, ['by-the-sea', 'in-the-city'], 2))).toEqual(['autumn', 'summer'])
  })

  it('finds nothing for a project without news, nor for no project', () => {
    expect(relatedNews(news, ['on-the-hill'])).toEqual([])
    expect(relatedNews(news, [])).toEqual([])
  })

  it('leaves the list that it was given as it was', () => {
    const given = [...news]
    relatedNews(given, ['by-the-sea'])
    expect(given).toEqual(news)
  })
})
