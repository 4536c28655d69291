import { execFile } from 'node:child_process'
import { root } from '#api/root.ts'

export interface CommandResult {
  status: number | null
  output: string
}

/** One of the product's commands in a process of its own, on settings that no shell and no .env file changes. */
export const runCommand = (
  entry: string,
  args: string[],
  settings: Record<string, string>,
  /** Kills it. */
  signal?: AbortSignal,
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], DOTENV_CONFIG_PATH: '/dev/null', ...settings }
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', `api/start/${entry}`, ...args],
      { cwd: root, env, ...(signal && { signal, killSignal: 'SIGKILL' }) },
      (_error, stdout, stderr) => resolve({ status: child.exitCode, output: stdout + stderr }),
    )
    // Nobody can be asked.
    child.stdin?.end()
  })
