import type { Lead } from '../../leads/lead'

/** A lead whose visitor tries what visitors should not: line breaks, headers, formulas. */
export const hostileText = 'ก\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>\u2028ID: 1'

/** A stored inquiry with a file. */
export const sampleLead = (changes: Partial<Lead> = {}): Lead => ({
  id: '019aa2c0-0000-7000-8000-000000000001',
  form: 'inquiry',
  receivedAt: '2026-11-20T02:00:00.000Z',
  language: 'th',
  status: 'accepted',
  suspicion: null,
  data: { name: 'สมชาย', last_name: 'ใจดี', email: 'somchai@example.com', location: 'hua-hin', message: hostileText },
  consent: {
    acknowledged: true,
    marketing: true,
    research: false,
    textVersion: '2026-11-20',
    at: '2026-11-20T02:00:00.000Z',
  },
  source: { path: '/contact/inquiry-form/' },
  files: [
    {
      id: 'file-1',
      field: 'map',
      originalName: 'แผนที่\r\nX: y.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 2048,
      sha256: '',
      storedName: 'ab/abcdef',
    },
  ],
  deliveries: [],
  erasedAt: null,
  ...changes,
})
