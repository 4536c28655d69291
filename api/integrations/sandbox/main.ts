import { controlPath, faults } from './stand-in.ts'
import { sandboxPorts, startSandbox } from './sandbox.ts'

const publicUrl = (process.argv[2] ?? 'http://localhost:4000').replace(/\/$/, '')
const sandbox = await startSandbox(publicUrl, sandboxPorts)

process.stdout.write(`
Stand-ins for the outside services of ${publicUrl}:

${sandbox.addresses}

Settings that point a server at them:

${Object.entries(sandbox.settings)
  // Where the addresses say it, the switch is not needed: it would start stand-ins of its own.
  .filter(([name, value]) => value !== undefined && name !== 'SANDBOX')
  .map(([name, value]) => `  ${name}=${String(value)}`)
  .join('\n')}

Let one fail, with one of ${faults.join(', ')}:

  curl ${sandbox.littleHotelier.url}${controlPath} -d '{"fault":"broken"}'
`)

const stop = () => void sandbox.close().then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
