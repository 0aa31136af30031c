interface ImageNode {
  id: string
  parent?: string | null
  internal: { contentDigest: string }
}

interface Context {
  nodeModel: { getNodeById(args: { id: string }): unknown }
}

interface Info {
  originalResolver: (image: ImageNode, args: object, context: Context, info: Info) => Promise<unknown>
}

/**
 * A resolver that works out the sizes of a picture once in a process for each way in which it is asked for. Without it, every
 * query that shows a picture has Gatsby read the whole file again, to tell that the sizes are there: most of the time of
 * queries over lists.
 */
export function rememberingPictures() {
  const known = new Map<string, Promise<unknown>>()
  return (image: ImageNode, args: object, context: Context, info: Info): Promise<unknown> => {
    const key = `${image.id} ${image.internal.contentDigest} ${JSON.stringify(args)}`
    const remembered = known.get(key)
    if (remembered) {
      // The original resolver looks at the file, which makes the page depend on it
      if (image.parent) context.nodeModel.getNodeById({ id: image.parent })
      return remembered
    }
    const data = info.originalResolver(image, args, context, info)
    known.set(key, data)
    data.catch(() => known.delete(key))
    return data
  }
}
