import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../components/head/page-head'
import type { SitePageContext } from '../components/layout/page-props'
import { LegalPage } from '../components/legal/legal-page'

export default function LegalPageTemplate({ data }: PageProps<Queries.LegalPageTemplateQuery>) {
  return data.legalDocument && <LegalPage document={data.legalDocument} others={data.others.nodes} />
}

export function Head(props: HeadProps<Queries.LegalPageTemplateQuery, SitePageContext>) {
  const document = props.data.legalDocument
  return (
    <PageHead
      page={props}
      title={document?.title ?? ''}
      description={document?.description}
      scene={{ picture: 'corporate-governance' }}
    />
  )
}

export const query = graphql`
  query LegalPageTemplate($documentPath: String!, $language: String!) {
    locales: allLocale(filter: { ns: { eq: "legal" }, language: { eq: $language } }) {
      ...Messages
    }
    legalDocument(path: { eq: $documentPath }) {
      title(language: $language)
      description(language: $language)
      ...LegalDocumentContent
    }
    others: allLegalDocument(filter: { path: { ne: $documentPath } }, sort: { order: ASC }) {
      nodes {
        ...LegalLink
      }
    }
  }
`
