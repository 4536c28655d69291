/** The two products under test: the first has no key for any outside service, the outside services of the second are stand-ins. */
export const plainPort = Number(process.env['BROWSER_TEST_PORT'] ?? 4190)
export const sandboxPort = Number(process.env['SANDBOX_TEST_PORT'] ?? 4191)

export const sandboxUrl = `http://localhost:${sandboxPort}`
