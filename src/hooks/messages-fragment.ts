import { graphql } from 'gatsby'

/** The part of a page's query that brings its dictionary; gatsby-plugin-react-i18next reads it as `locales`. */
export const fragment = graphql`
  fragment Messages on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`
