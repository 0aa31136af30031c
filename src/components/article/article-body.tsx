import { graphql } from 'gatsby'
import { createElement, Fragment, type ReactNode } from 'react'
import { treeText, type ArticleTree, type ArticleTreeElement } from '../../article-html/article-tree'
import { bodyLink } from '../../article-html/body-links'
import { useCommonMessages, useLanguage, useMessages } from '../../hooks/page-language'
import { useSite } from '../layout/use-site'
import * as styles from './article-body.module.css'
import { ArticleEmbed } from './article-embed'
import { ArticlePicture } from './article-picture'

type BodyPictures = readonly Queries.ArticleBodyPictureFragment[]

interface ArticleBodyProps {
  tree: ArticleTree
  pictures: BodyPictures
}

/** What the parts of a text need to know of the whole. */
interface Whole {
  pictures: BodyPictures
  /** Elements that are counted through the text: figures with a caption, tables. */
  numbers: ReadonlyMap<ArticleTreeElement, number>
}

/** The text of an article, from the tree that src/article-html cleaned. Never HTML as a string. */
export function ArticleBody({ tree, pictures }: ArticleBodyProps) {
  const whole = { pictures, numbers: new Map([...numbered(tree, 'figure'), ...numbered(tree, 'table')]) }
  return <div className={styles.body}>{renderTree(tree, whole)}</div>
}

/** Every element of a name, in the order of the text, from 1. */
function numbered(tree: ArticleTree, tag: string): [ArticleTreeElement, number][] {
  const find = (nodes: ArticleTree): ArticleTreeElement[] =>
    nodes.flatMap((node) =>
      typeof node === 'string' ? [] : [...(node.tag === tag ? [node] : []), ...find(node.children ?? [])],
    )
  return find(tree).map((element, index) => [element, index + 1])
}

function renderTree(tree: ArticleTree | undefined, whole: Whole): ReactNode[] {
  return (tree ?? []).map((node, index) =>
    // A text never changes its order, so the place of a node is its key
    typeof node === 'string' ? node : <Fragment key={index}>{renderElement(node, whole)}</Fragment>,
  )
}

function renderElement(element: ArticleTreeElement, whole: Whole): ReactNode {
  const { tag, attributes = {}, children } = element
  switch (tag) {
    case 'img':
      return <ArticlePicture attributes={attributes} pictures={whole.pictures} />
    case 'embed':
      return <ArticleEmbed src={String(attributes.src)} title={String(attributes.title)} />
    case 'a':
      return <BodyAnchor href={String(attributes.href)}>{renderTree(children, whole)}</BodyAnchor>
    case 'table':
      return <BodyTable table={element} whole={whole} />
    case 'figure':
      return <BodyFigure figure={element} whole={whole} />
    default:
      return createElement(tag, attributes, ...renderTree(children, whole))
  }
}

/** A figure with its number, as plates are numbered in a monograph. */
function BodyFigure({ figure, whole }: { figure: ArticleTreeElement; whole: Whole }) {
  const common = useCommonMessages()
  const number = whole.numbers.get(figure) ?? 1
  return (
    <figure>
      {(figure.children ?? []).map((child, index) =>
        typeof child === 'object' && child.tag === 'figcaption' ? (
          <figcaption key={index}>
            <span className={styles.plate}>{common('plate', { number })}</span> {renderTree(child.children, whole)}
          </figcaption>
        ) : (
          <Fragment key={index}>{renderTree([child], whole)}</Fragment>
        ),
      )}
    </figure>
  )
}

/** A table that scrolls sideways where it is too wide, also by keyboard. */
function BodyTable({ table, whole }: { table: ArticleTreeElement; whole: Whole }) {
  const messages = useMessages('article')
  const caption = table.children?.find((child) => typeof child === 'object' && child.tag === 'caption')
  const words = caption ? treeText([caption]) : ''
  const number = whole.numbers.get(table) ?? 1
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={words || messages('table', { number })}>
      <table>{renderTree(table.children, whole)}</table>
    </section>
  )
}

/** A link; one to another site is marked, for eyes and for readers, and tells that site nothing of the page. */
function BodyAnchor({ href, children }: { href: string; children: ReactNode }) {
  const common = useCommonMessages()
  const siteUrl = useSite().site?.siteMetadata?.siteUrl ?? ''
  const link = bodyLink(href, useLanguage(), siteUrl)
  if (!link.isOutside) return <a href={link.href}>{children}</a>
  return (
    <a href={link.href} rel="noopener nofollow" className={styles.outside}>
      {children}
      <span className="visually-hidden"> ({common('opensElsewhere')})</span>
    </a>
  )
}

export const fragment = graphql`
  fragment ArticleBodyPicture on ArticlePicture {
    url
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 800, 1280])
      }
    }
  }
`
