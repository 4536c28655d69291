/** The first file of the bundle: what libraries read of the environment is set before any of them is loaded. */
import '../node-env.ts'

await import('../main.ts')
