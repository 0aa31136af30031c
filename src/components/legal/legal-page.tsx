import { graphql } from 'gatsby'
import { formatDate } from '../../i18n/formats'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { SitePicture } from '../primitives/site-picture'
import { WholeWords } from '../primitives/whole-words'
import { LegalContents } from './legal-contents'
import * as styles from './legal-page.module.css'
import { LegalSection } from './legal-section'
import { LegalText } from './legal-text'
import { OtherDocuments } from './other-documents'

interface LegalPageProps {
  document: Queries.LegalDocumentContentFragment
  others: readonly Queries.LegalLinkFragment[]
}

/** A policy or notice: its head, a table of contents beside numbered sections, and the other documents. */
export function LegalPage({ document, others }: LegalPageProps) {
  const { path, sections } = document
  return (
    <>
      <LegalHeader document={document} />
      <div className={`frame ${styles.columns}`}>
        <LegalContents path={path} sections={sections} />
        <div className={styles.sections}>
          {sections.map((section, index) => (
            <LegalSection key={section.id} section={section} number={index + 1} path={path} />
          ))}
        </div>
      </div>
      <OtherDocuments documents={others} />
    </>
  )
}

function LegalHeader({ document }: Pick<LegalPageProps, 'document'>) {
  const messages = useMessages('legal')
  const language = useLanguage()
  const { title, updatedAt, intro, picture } = document
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <p className="label">
          <time dateTime={updatedAt}>{messages('updated', { date: formatDate(updatedAt, language) })}</time>
        </p>
        <h1>
          <WholeWords text={title} />
        </h1>
        {intro.map((paragraph) => (
          <p key={paragraph}>
            <LegalText text={paragraph} />
          </p>
        ))}
      </div>
      <div className={styles.picture}>
        <SitePicture picture={picture} sizes="(max-width: 60rem) 100vw, 34vw" isFirst />
      </div>
    </header>
  )
}

export const fragment = graphql`
  fragment LegalDocumentContent on LegalDocument {
    path
    title(language: $language)
    updatedAt
    intro(language: $language)
    picture {
      ...CardPicture
    }
    sections {
      id
      title(language: $language)
      ...LegalSectionContent
    }
  }
`
