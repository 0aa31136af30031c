import type { Builder } from '../../server/rebuild/builder'
import type { Settings } from '../../src/settings/settings'
import { createChildBuilder } from '../build/child-builder'
import { createResidentBuilder } from './resident-builder'

/**
 * The builder that REBUILD_MODE asks for.
 *
 * @param holder the command that others read about while it builds
 */
export const createBuilder = ({ REBUILD_MODE }: Pick<Settings, 'REBUILD_MODE'>, holder = 'rebuild'): Builder =>
  REBUILD_MODE === 'full' ? createChildBuilder({ holder }) : createResidentBuilder({ holder })
