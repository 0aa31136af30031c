import { graphql } from 'gatsby'
import { createElement, Fragment, type ReactNode } from 'react'
import type { ArticleTree, ArticleTreeElement } from '../../article-html/article-tree'
import { useMessages } from '../../hooks/page-language'
import { Picture } from '../primitives/picture'
import * as styles from './article-body.module.css'

type BodyPictures = readonly Queries.ArticleBodyPictureFragment[]

interface ArticleBodyProps {
  tree: ArticleTree
  pictures: BodyPictures
}

/** The text of an article, from the tree that src/article-html cleaned. Never HTML as a string. */
export function ArticleBody({ tree, pictures }: ArticleBodyProps) {
  return <div className={`frame ${styles.body}`}>{renderTree(tree, pictures)}</div>
}

function renderTree(tree: ArticleTree | undefined, pictures: BodyPictures): ReactNode[] {
  return (tree ?? []).map((node, index) =>
    // A text never changes its order, so the place of a node is its key
    typeof node === 'string' ? node : <Fragment key={index}>{renderElement(node, pictures)}</Fragment>,
  )
}

function renderElement({ tag, attributes = {}, children }: ArticleTreeElement, pictures: BodyPictures): ReactNode {
  switch (tag) {
    case 'img':
      return <BodyPicture src={String(attributes.src)} alt={String(attributes.alt)} pictures={pictures} />
    case 'embed':
      return <EmbedLink src={String(attributes.src)} title={String(attributes.title)} />
    case 'a':
      return <BodyLink href={String(attributes.href)}>{renderTree(children, pictures)}</BodyLink>
    case 'table':
      return (
        <div className={styles.scroller}>
          <table>{renderTree(children, pictures)}</table>
        </div>
      )
    default:
      return createElement(tag, attributes, ...(children ? renderTree(children, pictures) : []))
  }
}

function BodyPicture({ src, alt, pictures }: { src: string; alt: string; pictures: BodyPictures }) {
  const data = pictures.find(({ url }) => url === src)?.file?.childImageSharp?.gatsbyImageData
  if (data) return <Picture data={data} alt={alt} sizes="(max-width: 48rem) 100vw, 46rem" />
  // A picture that could not be fetched for the build may still be there for the visitor
  return /^https?:/i.test(src) ? <img src={src} alt={alt} loading="lazy" /> : null
}

function BodyLink({ href, children }: { href: string; children: ReactNode }) {
  const isOutside = /^https?:/i.test(href)
  return (
    <a href={href} rel={isOutside ? 'noopener nofollow' : undefined}>
      {children}
    </a>
  )
}

function EmbedLink({ src, title }: { src: string; title: string }) {
  const messages = useMessages('content')
  return (
    // Not a paragraph: it may stand in one
    <span className={styles.embed}>
      <a href={src} rel="noopener nofollow">
        {title ? messages('article.embed', { title }) : messages('article.embedUntitled')}
      </a>
    </span>
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
