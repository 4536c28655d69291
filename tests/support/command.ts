import { execFile, spawn } from 'node:child_process'
import { root } from '#api/root.ts'

export interface CommandResult {
  status: number | null
  output: string
}

/** One of the product's commands as `npm run` starts it, from the last build, in a process of its own, on settings that no shell and no .env file changes. */
export const runCommand = (
  entry: string,
  args: string[],
  settings: Record<string, string>,
  {
    signal,
    folder = root,
  }: {
    /** Kills it. */
    signal?: AbortSignal
    /** Where the build lies. */
    folder?: string
  } = {},
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], DOTENV_CONFIG_PATH: '/dev/null', ...settings }
    const child = execFile(
      process.execPath,
      [`dist/api/${entry}`, ...args],
      { cwd: folder, env, ...(signal && { signal, killSignal: 'SIGKILL' }) },
      (_error, stdout, stderr) => resolve({ status: child.exitCode, output: stdout + stderr }),
    )
    // Nobody can be asked.
    child.stdin?.end()
  })

/** The same at a terminal, where a line is typed once the question stands there (`script` of util-linux gives it one). */
export const typeInto = (
  entry: string,
  args: string[],
  { question, line }: { question: string; line: string },
  settings: Record<string, string>,
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const command = [process.execPath, `dist/api/${entry}`, ...args]
    const child = spawn('/usr/bin/script', ['-qec', command.map((word) => `'${word}'`).join(' '), '/dev/null'], {
      cwd: root,
      env: { PATH: process.env['PATH'], DOTENV_CONFIG_PATH: '/dev/null', ...settings },
    })
    let output = ''
    child.stdout.on('data', (said: Buffer) => {
      output += said.toString()
      if (child.stdin.writable && output.includes(question)) child.stdin.end(`${line}\n`)
    })
    child.once('close', (status) => resolve({ status, output }))
  })
