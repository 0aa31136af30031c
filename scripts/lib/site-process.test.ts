import { removeFolders, temporaryFolder } from '../../server/testing/temporary-folder'
import { smallProject, startSite } from './site-process'

afterAll(removeFolders)

test('the smallest site goes live', async () => {
  const site = await startSite({
    projectFolder: await smallProject(),
    dataDir: await temporaryFolder(),
    databaseUrl: null,
  })
  try {
    expect((await fetch(site.url)).status).toBe(200)
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  } finally {
    await site.stop()
  }
}, 60_000)
