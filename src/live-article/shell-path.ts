/**
 * Plain path of the shell: a page that the build makes in each language with the article page's own components, and that our
 * server fills with an article that is not built yet. It is listed nowhere and answered nowhere.
 */
export const shellPath = '/content/live-article/'
