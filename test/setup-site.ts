import '@testing-library/jest-dom'

/** An unexpected message on the console fails the test that caused it. */
for (const method of ['error', 'warn'] as const) {
  jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
    throw new Error(`Unexpected console.${method}: ${parts.map(String).join(' ')}`)
  })
}
