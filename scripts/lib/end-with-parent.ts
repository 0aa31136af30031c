/**
 * Has this process end when the one that started it ends, however that ends, where ENDS_WITH_PARENT asks for it: the
 * channel between the two closes then.
 */
export function endWithParent(): void {
  if (process.env['ENDS_WITH_PARENT'] !== '1' || !process.channel) return
  delete process.env['ENDS_WITH_PARENT']
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
