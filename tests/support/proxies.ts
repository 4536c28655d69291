import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from '#api/root.ts'
import { freePort } from './process.ts'
import { keepVariable } from './run-folder.ts'

export type ProxyName = 'nginx' | 'caddy'

const places: Record<ProxyName, string> = { nginx: 'usr/sbin/nginx', caddy: 'usr/bin/caddy' }
const kept = join(process.env[keepVariable] || tmpdir(), 'hotel-proxies')

const runs = (program: string, name: ProxyName) =>
  existsSync(program) && spawnSync(program, [name === 'nginx' ? '-v' : 'version']).status === 0

/** Debian's package, unpacked and not installed: nothing is started, and nobody needs to be root. */
const unpack = (name: ProxyName) => {
  mkdirSync(kept, { recursive: true })
  const command = `apt-get download -qq ${name} && dpkg -x ${name}_*.deb . && rm -f ${name}_*.deb`
  for (const attempt of [command, `apt-get update -qq && ${command}`])
    if (spawnSync(attempt, { shell: true, cwd: kept, stdio: 'ignore', timeout: 120_000 }).status === 0) return
}

/** The program of this machine, or of Debian's package; null where neither is to be had. */
export const findProxy = (name: ProxyName): string | null => {
  const programs = [join('/', places[name]), join(kept, places[name])]
  const found = () => programs.find((program) => runs(program, name)) ?? null
  if (!found()) unpack(name)
  return found()
}

/** What api/deployment.md tells people to write into its settings. */
const blockOf = (name: ProxyName): string => {
  const [, block] = new RegExp('```' + name + '\\n(.*?)```', 's').exec(
    readFileSync(join(root, 'api/deployment.md'), 'utf8'),
  )!
  return block!
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** api/deployment.md's words with this test's port, addresses and certificate in them. */
const settingsOf: Record<ProxyName, (folder: string, port: number, upstream: number) => string> = {
  nginx: (folder, port, upstream) => `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr; events {}
    http {
      access_log off;
      ${temporary.map((use) => `${use}_temp_path ${folder}/${use};`).join(' ')}
      ${blockOf('nginx')
        .replace('443 ssl', `127.0.0.1:${port} ssl`)
        .replace('/etc/ssl/hotel.example.pem', `${folder}/cert.pem`)
        .replace('/etc/ssl/hotel.example.key', `${folder}/key.pem`)
        .replace('127.0.0.1:4000', `127.0.0.1:${upstream}`)}
    }`,
  caddy: (folder, port, upstream) => `
    {
      admin off
      auto_https off
    }
    ${blockOf('caddy')
      .replace(
        'hotel.example {',
        `https://hotel.example:${port} {\n bind 127.0.0.1\n tls ${folder}/cert.pem ${folder}/key.pem`,
      )
      .replace('127.0.0.1:4000', `127.0.0.1:${upstream}`)}`,
}

const nobody = 65_534

export interface RunningProxy {
  port: number
  certificate: Buffer
  stop: () => Promise<void>
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(!socket.destroy().connecting))
    socket.on('error', () => resolve(false))
  })

const ended = (child: ChildProcess) => new Promise<void>((resolve) => void child.once('close', () => resolve()))

/** The proxy in front of a server on this port, with a certificate of its own, by a user without rights. */
export const startProxy = async (name: ProxyName, program: string, upstream: number): Promise<RunningProxy> => {
  const folder = mkdtempSync(join(tmpdir(), `hotel-${name}-`))
  const port = await freePort()
  writeFileSync(join(folder, 'settings'), settingsOf[name](folder, port, upstream))
  execFileSync(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out cert.pem -subj /CN=hotel.example -addext subjectAltName=DNS:hotel.example'.split(
      ' ',
    ),
    { cwd: folder, stdio: 'ignore' },
  )
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const file of ['', 'settings', 'key.pem', 'cert.pem']) chownSync(join(folder, file), nobody, nobody)
  const settings = join(folder, 'settings')
  const child = spawn(
    program,
    name === 'nginx' ? ['-p', folder, '-c', settings] : ['run', '--adapter', 'caddyfile', '--config', settings],
    { env: { HOME: folder, XDG_DATA_HOME: folder }, ...(isRoot && { uid: nobody, gid: nobody }) },
  )
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const over = ended(child)
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${name} does not start: ${said}`)
    await setTimeout(50)
  }
  return {
    port,
    certificate: readFileSync(join(folder, 'cert.pem')),
    stop: async () => {
      child.kill('SIGTERM')
      await over
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
