import type { GatsbyNode } from 'gatsby'
import { loadSettings } from '../settings/environment'
import { articleTypes } from './schema/article-types'
import { contactTypes } from './schema/contact-types'
import { contentTypes } from './schema/content-types'
import { createFieldExtensions } from './schema/field-extensions'
import { legalTypes } from './schema/legal-types'
import { projectTypes } from './schema/project-types'

/** Declares the whole schema, so that it stands whatever the sources hold, or if they hold nothing. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  createFieldExtensions(actions, loadSettings())
  actions.createTypes([contentTypes, contactTypes, projectTypes, legalTypes, articleTypes])
}
