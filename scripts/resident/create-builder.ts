import type { Builder } from '../../server/rebuild/builder'
import type { Settings } from '../../src/settings/settings'
import { createChildBuilder } from '../build/child-builder'
import { createResidentBuilder } from './resident-builder'

/** The builder that REBUILD_MODE asks for. */
export const createBuilder = ({ REBUILD_MODE }: Pick<Settings, 'REBUILD_MODE'>): Builder =>
  REBUILD_MODE === 'full' ? createChildBuilder() : createResidentBuilder()
