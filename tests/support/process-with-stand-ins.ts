import { startSandbox, type Sandbox } from '#api/integrations/sandbox/sandbox.ts'
import { freePort, startProcess } from './process.ts'

export interface ServerWithStandIns {
  url: string
  sandbox: Sandbox
  close: () => Promise<void>
}

/** The built product in a process of its own, with stand-ins that can be told to fail and that mails can be put into. */
export const startProcessWithStandIns = async (settings: Record<string, string>): Promise<ServerWithStandIns> => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const sandbox = await startSandbox(url)
  // With the switch it would start stand-ins of its own.
  const pointers = Object.entries({ ...sandbox.settings, SANDBOX: undefined })
  // A mailbox that is new to the product is read from its next mail on.
  const listens = sandbox.mailbox.next('IDLE')
  const server = await startProcess({
    ...Object.fromEntries(pointers.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))),
    PORT: String(port),
    PUBLIC_URL: url,
    ...settings,
  })
  await listens
  return {
    url,
    sandbox,
    close: async () => {
      await server.stop('SIGTERM')
      await sandbox.close()
    },
  }
}
