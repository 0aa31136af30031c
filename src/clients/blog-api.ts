import { createBlogClient } from './blog-client'

/** Base address of the blog API in the browser: the configured one, or the server's own (contracts, sections 2 and 5). */
export const blogApiUrl = process.env.GATSBY_BLOG_API_URL || '/blog-api'

const timeoutMs = 10_000

/** The blog API as visitors' browsers ask it. */
export const blogApi = createBlogClient({
  baseUrl: blogApiUrl,
  token: process.env.GATSBY_BLOG_API_TOKEN || 'public',
  timeoutMs,
})
