import type { Settings } from '../../src/settings/settings'
import { pagePolicy, servicePolicy, type PolicySettings } from './content-policy'

type SiteAddress = Pick<Settings, 'SITE_URL'>

/** Headers by name, in lower case. */
export type Headers = Readonly<Record<string, string>>

/** What no page here uses, so that nothing it embeds may use it either; the land form asks for the place. */
const permissions = [
  'geolocation=(self)',
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ].map((feature) => `${feature}=()`),
].join(', ')

const yearS = 31_536_000

/** Browsers keep to https for a year; said only where the site is there, and of this host alone. */
const transport = ({ SITE_URL }: SiteAddress): Headers =>
  SITE_URL.startsWith('https:') ? { 'strict-transport-security': `max-age=${yearS}` } : {}

const shared = (settings: SiteAddress): Headers => ({
  ...transport(settings),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
})

/**
 * The security headers of everything that the build makes. Pictures of the site may be shown elsewhere: feeds and link
 * previews do.
 *
 * @param scriptHashes of the build's inline scripts, such as `sha256-…`
 */
export const siteHeaders = (settings: PolicySettings & SiteAddress, scriptHashes: readonly string[]): Headers => ({
  'content-security-policy': pagePolicy(settings, scriptHashes),
  ...shared(settings),
  'cross-origin-resource-policy': 'cross-origin',
})

/** The security headers of the server's own answers: the APIs, health, hooks. */
export const serviceHeaders = (settings: SiteAddress): Headers => ({
  'content-security-policy': servicePolicy,
  ...shared(settings),
  'cross-origin-resource-policy': 'same-origin',
})
