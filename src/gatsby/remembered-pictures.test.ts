import { rememberingPictures } from './remembered-pictures'

const image = (contentDigest: string) => ({ id: 'one', parent: 'file', internal: { contentDigest } })
const getNodeById = jest.fn()
const context = { nodeModel: { getNodeById } }

test('a picture is worked out once for each content and each way of asking', async () => {
  const originalResolver = jest.fn(({ internal }, args) => Promise.resolve({ ...internal, ...args }))
  const resolve = rememberingPictures()
  const ask = (content: string, width: number) => resolve(image(content), { width }, context, { originalResolver })
  expect(await ask('a', 1)).toEqual({ contentDigest: 'a', width: 1 })
  expect(getNodeById).not.toHaveBeenCalled()
  expect(await ask('a', 1)).toEqual({ contentDigest: 'a', width: 1 })
  expect(getNodeById).toHaveBeenCalledWith({ id: 'file' })
  expect(originalResolver).toHaveBeenCalledTimes(1)
  expect(await ask('a', 2)).toEqual({ contentDigest: 'a', width: 2 })
  expect(await ask('b', 1)).toEqual({ contentDigest: 'b', width: 1 })
})

test('what has failed is tried again', async () => {
  const originalResolver = jest.fn().mockRejectedValueOnce(new Error('no such file')).mockResolvedValueOnce('there')
  const resolve = rememberingPictures()
  const ask = () => resolve(image('a'), {}, context, { originalResolver })
  await expect(ask()).rejects.toThrow('no such file')
  expect(await ask()).toBe('there')
})
