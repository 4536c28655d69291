/**
 * The settings of the embedded server, for a small hotel on a small machine; all others are PostgreSQL's own, so that a
 * confirmed change has reached the disk (`fsync`, `synchronous_commit`).
 */
export const serverSettings = {
  shared_buffers: '32MB',
  max_connections: '100',
  // Compiling a plan to machine code takes longer than any statement here.
  jit: 'off',
  // Reading in processes of their own is for larger tables.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  // There is no second server to follow this one.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log tells of the server itself: statements and refused values are about guests.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
} as const satisfies Record<string, string>

/** The library's rules of letters, by platform: what a word is in a text search follows from it. */
export const letters: Partial<Record<NodeJS.Platform, string>> = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' }
