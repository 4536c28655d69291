/** A second server whose outside services are stand-ins; the first has no keys for any of them. */
export const sandboxPort = Number(process.env['BROWSER_TEST_PORT'] ?? 4190) + 1

export const sandboxUrl = `http://localhost:${sandboxPort}`
