import { formPaths, type FormName } from '../../src/forms/fields'
import { fileFieldsOf } from '../../src/forms/form-schemas'
import { validValues } from '../../src/forms/testing'
import { sampleUpload } from './sample-uploads'

/** What the API answered. */
export interface ApiAnswer {
  status: number
  headers: Headers
  body: { data?: { id: string; received_at: string }; error?: { code: string; message: string; fields?: unknown } }
  text: string
}

export interface PostOptions {
  headers?: Readonly<Record<string, string>>
  /** Idempotency-Key. */
  key?: string
}

/** Reads an answer; what is no JSON has an empty body. */
export async function readAnswer(response: Response): Promise<ApiAnswer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const body = (isJson ? JSON.parse(text) : {}) as ApiAnswer['body']
  return { status: response.status, headers: response.headers, body, text }
}

/** Posts to a form's address, with the bearer token. */
export async function post(url: string, form: FormName, body: BodyInit, options: PostOptions = {}): Promise<ApiAnswer> {
  const key: Record<string, string> = options.key === undefined ? {} : { 'idempotency-key': options.key }
  const headers = { authorization: 'Bearer public', ...key, ...options.headers }
  return readAnswer(await fetch(`${url}/api${formPaths[form]}`, { method: 'POST', body, headers, redirect: 'manual' }))
}

export const postJson = (url: string, form: FormName, values: unknown, { headers, ...options }: PostOptions = {}) =>
  post(url, form, JSON.stringify(values), { ...options, headers: { 'content-type': 'application/json', ...headers } })

/** A multipart body; undefined leaves a field out. */
export function multipartOf(values: Readonly<Record<string, unknown>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) data.append(name, value)
    else if (value !== undefined) data.append(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  }
  return data
}

/** A right submission of a form as multipart, with files where it takes some. */
export const completeForm = (form: FormName, changes: Readonly<Record<string, unknown>> = {}): FormData =>
  multipartOf({
    ...validValues[form],
    ...Object.fromEntries(fileFieldsOf(form).map((name) => [name, sampleUpload('pdf', `${name}.pdf`)])),
    ...changes,
  })
