import { define } from './definition'
import {
  age,
  clamdAddress,
  emailAddress,
  emailAddresses,
  mailServer,
  oneOf,
  webhookAddress,
  webhookSecret,
} from './parsers'

/** Settings of what happens to leads beside being stored: delivery and the scan of uploads, both off by default. */
export const leadSettingDefinitions = {
  SMTP_URL: define({
    parse: mailServer,
    default: null,
    takes: 'smtp:// or smtps:// with user:password@host:port, such as smtp://user:password@mail.example.com:587',
    secret: true,
  }),
  LEADS_EMAIL_TO: define({
    parse: emailAddresses,
    default: null,
    takes: 'e-mail addresses, separated by commas, such as sales@example.com',
  }),
  LEADS_EMAIL_FROM: define({
    parse: emailAddress,
    default: null,
    takes: 'one e-mail address, such as website@example.com',
  }),
  LEADS_WEBHOOK_URL: define({
    parse: webhookAddress,
    default: null,
    takes: 'an absolute http or https address without a user name, such as https://crm.example.com/hooks/leads',
    secret: true,
  }),
  LEADS_WEBHOOK_SECRET: define({
    parse: webhookSecret,
    default: null,
    takes: 'whsec_ and the secret in base64',
    secret: true,
  }),
  LEADS_KEEP_FOR: define({ parse: age, default: null, takes: 'months or days, such as 24m or 365d' }),
  CLAMD_URL: define({
    parse: clamdAddress,
    default: null,
    takes: 'tcp://host:port or unix:/path, such as tcp://127.0.0.1:3310',
  }),
  CLAMD_MODE: define({
    parse: oneOf('required', 'best-effort'),
    default: 'required' as const,
    takes: 'required or best-effort',
  }),
} as const

/** Settings of what the people who run the site are told when a rebuild fails; off by default. */
export const noticeSettingDefinitions = {
  NOTICE_EMAIL_TO: define({
    parse: emailAddresses,
    default: null,
    takes: 'e-mail addresses, separated by commas, such as web@example.com',
  }),
  NOTICE_WEBHOOK_URL: define({
    parse: webhookAddress,
    default: null,
    takes: 'an absolute http or https address without a user name, such as https://chat.example.com/hooks/site',
    secret: true,
  }),
  NOTICE_WEBHOOK_SECRET: define({
    parse: webhookSecret,
    default: null,
    takes: 'whsec_ and the secret in base64',
    secret: true,
  }),
} as const

/** Settings that work only together: all of a row are set, or none. Of several in one place, one is enough. */
export const settingsSetTogether: readonly (readonly (readonly string[])[])[] = [
  [['SMTP_URL'], ['LEADS_EMAIL_TO', 'NOTICE_EMAIL_TO'], ['LEADS_EMAIL_FROM']],
  [['LEADS_WEBHOOK_URL'], ['LEADS_WEBHOOK_SECRET']],
  [['NOTICE_WEBHOOK_URL'], ['NOTICE_WEBHOOK_SECRET']],
]
