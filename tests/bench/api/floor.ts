import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Pool } from 'pg'
import { floorStatements } from './floor-statements.ts'

/**
 * What the product is measured against: node:http, the driver, one prepared statement for each request, whose JSON the
 * database writes. It knows nothing but these six questions. Settings: PORT, DATABASE_URL.
 */
// Compiling a plan to machine code takes far longer than these statements.
const options = '-c jit=off'
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options })

const read = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString()) as { variables: Record<string, unknown> }
}

const answer = async (request: IncomingMessage) => {
  const name = request.url!.slice(1)
  const { text, values } = floorStatements[name]!
  const { variables } = await read(request)
  const { rows } = await pool.query<{ answer: string }>({ name, text, values: values(variables, request.headers) })
  return rows[0]!.answer
}

const serve = async (request: IncomingMessage, response: ServerResponse) => {
  try {
    const body = await answer(request)
    const length = Buffer.byteLength(body)
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': length }).end(body)
  } catch (error) {
    process.stderr.write(`${String(error)}\n`)
    response.writeHead(500).end()
  }
}

const server = createServer((request, response) => void serve(request, response))
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('Started in a moment\n'))
