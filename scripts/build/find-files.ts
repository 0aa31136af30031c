import fs from 'node:fs'
import path from 'node:path'

/**
 * Looks at all files of a folder and of those in it, many at a time: one after the other takes twice as long, and a promise for each
 * as long as the disk, where there are a hundred thousand.
 *
 * @param folder absolute path; nothing is found where it is not there
 * @param found told of each file its path below the folder, with slashes, and what is known of it; in no order
 * @param foundFolder told of each folder its path below the folder, with slashes; in no order
 * @throws when a file goes meanwhile
 */
export function findFiles(
  folder: string,
  found: (name: string, stat: fs.Stats) => void,
  foundFolder: (name: string) => void = () => undefined,
): Promise<void> {
  if (!fs.existsSync(folder)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    let open = 0
    const answered = <Answer>(use: (answer: Answer) => void) => {
      open += 1
      return (error: Error | null, answer: Answer) => {
        if (error) return reject(error)
        use(answer)
        open -= 1
        if (open === 0) resolve()
      }
    }
    const lookInto = (absolute: string, start: string) => {
      const useEntries = (entries: fs.Dirent[]) => {
        for (const entry of entries) {
          const [name, inside] = [`${start}${entry.name}`, `${absolute}${path.sep}${entry.name}`]
          if (entry.isDirectory()) {
            foundFolder(name)
            lookInto(inside, `${name}/`)
          }
          if (entry.isFile())
            fs.stat(
              inside,
              answered((stat) => found(name, stat)),
            )
        }
      }
      fs.readdir(absolute, { withFileTypes: true }, answered(useEntries))
    }
    lookInto(folder, '')
  })
}
