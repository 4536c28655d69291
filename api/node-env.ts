import 'dotenv/config'

// Libraries read this while they are loaded: this file comes before all of them.
process.env['NODE_ENV'] ||= 'production'
