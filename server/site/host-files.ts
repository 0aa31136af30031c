/** Files of the build that other hosts are set up with (scripts/hosts); no visitor is answered with them. */
export const hostFiles = { headers: '/_headers', redirects: '/_redirects', nginx: '/builds/nginx.conf' } as const

const hostFilePaths: readonly string[] = Object.values(hostFiles)

/** Whether a path is that of a file for another host. */
export const isHostFile = (path: string): boolean => hostFilePaths.includes(path)
